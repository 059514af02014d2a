import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { test } from './journey.ts';
import { untilLive } from './untilLive.ts';

export interface Rider {
  username: string;
  displayName: string;
  password: string;
}

export const demo = { username: 'demo', password: 'demo-ride' };

/** A member that no other test uses. */
export function newRider(): Rider {
  const suffix = randomUUID().slice(0, 8);
  return { username: `rider_${suffix}`, displayName: `Robin ${suffix}`, password: 'hill-climb' };
}

/** Creates an account through the API. */
export async function register(request: APIRequestContext, rider = newRider()): Promise<Rider> {
  const { password } = rider;
  const response = await request.post('/api/auth/register', { data: { ...rider, confirmPassword: password } });
  if (!response.ok()) throw new Error(`Registration failed: ${await response.text()}`);
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

/** Signs in and waits until live events arrive. */
export async function signInLive(page: Page, rider: Rider): Promise<void> {
  const isLive = untilLive(page, 'notificationActivity');
  await signIn(page, rider);
  await isLive;
}

/** Another signed-in member in a separate browser. */
export async function someoneElse(browser: Browser) {
  const { baseURL, viewport } = test.info().project.use;
  const context = await browser.newContext({ baseURL, viewport });
  const rider = await register(context.request);
  const page = await context.newPage();
  await signIn(page, rider);
  return { page, rider, request: context.request };
}
