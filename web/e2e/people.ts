import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { test } from './journey.ts';
import { queryApi } from './queryApi.ts';
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

type Credentials = Pick<Rider, 'username' | 'password'>;

/** Signs in on the screen and waits for the home page. */
export async function signInOnScreen(page: Page, { username, password }: Credentials): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Account' }).waitFor();
}

const login = `mutation ($input: LoginInput!) { login(input: $input) { sessionId
  user { __typename id username displayName profilePicture unitsPreference }
} }`;

/** Signs in through the API and opens a page. The screen would cost two more pages. */
export async function signIn(page: Page, { username, password }: Credentials, path = '/'): Promise<void> {
  const data = await queryApi(page.request, login, { variables: { input: { username, password } } });
  // The smallest page of the server. It has the storage of all its pages.
  await page.goto('/robots.txt');
  await page.evaluate(({ user, sessionId }) => {
    localStorage.setItem('user', JSON.stringify(user));
    localStorage.setItem('session_id', sessionId);
  }, data.login);
  await page.goto(path);
  await page.getByRole('button', { name: /^Account of/ }).waitFor();
}

/**
 * Signs out of a page that has all its data, because the server refuses a request that arrives after the session has ended. Waits until
 * the page has dropped the session. Before that, a next page would still send it.
 */
export async function signOut(page: Page): Promise<void> {
  await page.goto(new URL('/events', page.url()).href, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Account of' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL(/\/login$/);
}

/** Signs in and waits until live events arrive. */
export async function signInLive(page: Page, rider: Rider): Promise<void> {
  const isLive = untilLive(page, 'notificationActivity');
  await signIn(page, rider);
  await isLive;
}

/** Another member, who acts through the API. */
export async function otherMember(browser: Browser) {
  const { baseURL, viewport } = test.info().project.use;
  const context = await browser.newContext({ baseURL, viewport });
  const rider = await register(context.request);
  return { context, rider, request: context.request };
}

/** Another signed-in member in a separate browser. */
export async function someoneElse(browser: Browser) {
  const { context, rider, request } = await otherMember(browser);
  const page = await context.newPage();
  await signIn(page, rider);
  return { page, rider, request };
}
