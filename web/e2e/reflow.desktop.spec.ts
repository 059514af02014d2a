import type { APIRequestContext, Page } from '@playwright/test';
import { expectFits, inspect } from './inspect.ts';
import { expect, test } from './journey.ts';
import { demo, signIn } from './people.ts';
import { queryApi } from './queryApi.ts';

const narrow = { width: 320, height: 640 };
/** A screen of 1,440 × 1,000 pixels, zoomed to 200 % and 400 %. */
const zoomed = [
  { width: 720, height: 500 },
  { width: 360, height: 250 },
];

const firstIds = '{ feed(first: 1) { nodes { id } } groups { nodes { id } } events { nodes { id } } }';

async function publicPaths(request: APIRequestContext): Promise<string[]> {
  const { feed, groups, events } = await queryApi(request, firstIds);
  const [post, group, event] = [feed, groups, events].map(({ nodes }) => nodes[0].id);
  return ['/', '/explore', '/groups', '/events', `/post/${post}`, `/groups/${group}`, `/events/${event}`];
}

async function inspectSmall(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await inspect(page);
  for (const size of zoomed) {
    await page.setViewportSize(size);
    await expectFits(page);
  }
  await page.setViewportSize(narrow);
}

test.beforeEach(({ page }) => page.setViewportSize(narrow));

test('the pages of a visitor fit a narrow and a zoomed screen, without fault', async ({ page, request }) => {
  for (const path of await publicPaths(request)) await inspectSmall(page, path);
  await inspectSmall(page, '/login');
});

test('the pages of a member fit a narrow and a zoomed screen, without fault', async ({ page, request }) => {
  await signIn(page, demo);
  const settings = ['people', 'calendars', 'tokens', 'zones'].map((section) => `/settings/${section}`);
  const own = ['/rides', '/profile', '/notifications', '/welcome', '/settings', ...settings];
  for (const path of [...(await publicPaths(request)), ...own]) await inspectSmall(page, path);
});
