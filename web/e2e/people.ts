import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';

export interface Rider {
  username: string;
  displayName: string;
  password: string;
}

export const demo = { username: 'demo', password: 'demo-ride' };

/** Somebody whom no other journey knows. */
export function newRider(): Rider {
  const suffix = randomUUID().slice(0, 8);
  return { username: `rider_${suffix}`, displayName: `Robin ${suffix}`, password: 'hill-climb' };
}

/** Makes an account without the screens. */
export async function register(request: APIRequestContext, rider = newRider()): Promise<Rider> {
  const { password } = rider;
  const answer = await request.post('/api/auth/register', { data: { ...rider, confirmPassword: password } });
  if (!answer.ok()) throw new Error(`Registration failed: ${await answer.text()}`);
  return rider;
}

/** Signs in on the screen and waits for the home page. */
export async function signIn(page: Page, { username, password }: Pick<Rider, 'username' | 'password'>): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Account' }).waitFor();
}
