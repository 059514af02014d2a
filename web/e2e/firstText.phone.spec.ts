import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { demo, register, signIn } from './people.ts';
import { publish } from './publish.ts';
import { publishRide } from './publishRide.ts';
import { queryApi } from './queryApi.ts';

interface Listed {
  nodes: { id: string }[];
}

/** The id of the first item of a list that visitors may read. */
async function firstIdOf(request: APIRequestContext, list: 'groups' | 'events'): Promise<string> {
  const data: Record<string, Listed> = await queryApi(request, `{ ${list}(first: 1) { nodes { id } } }`);
  return data[list]?.nodes[0]?.id ?? '';
}

/** Opens a page without scripts of the client, until `release` is called. */
async function openHeld(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return resolve;
}

/** Records in each frame where the first element with this selector is, from the first frame that shows it. */
async function recordTops(page: Page, selector: string): Promise<() => Promise<(number | null)[]>> {
  const tops = await page.evaluateHandle((searched) => {
    const found: (number | null)[] = [];
    const look = () => {
      const element = document.querySelector(searched);
      found.push(element ? Math.round(element.getBoundingClientRect().top) : null);
      requestAnimationFrame(look);
    };
    look();
    return found;
  }, selector);
  return () => tops.jsonValue();
}

function isOnTop(element: Element): boolean {
  const { left, top, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + 4, top + height / 2) === element;
}

const pages = [
  {
    name: 'a group',
    selector: 'main h1',
    path: async (request: APIRequestContext) => `/groups/${await firstIdOf(request, 'groups')}`,
  },
  {
    name: 'an event',
    selector: 'main h1',
    path: async (request: APIRequestContext) => `/events/${await firstIdOf(request, 'events')}`,
  },
  { name: 'a profile', selector: 'main section h2', path: async () => `/profile/${demo.username}` },
  { name: 'the events', selector: 'main article h2', path: async () => '/events' },
  { name: 'the groups of Explore', selector: 'main li h2', path: async () => '/explore' },
  {
    name: 'a post',
    selector: 'main article p[dir]',
    path: async (request: APIRequestContext) => {
      await register(request);
      return `/post/${await publish(request, `Over the hills ${crypto.randomUUID()}`)}`;
    },
  },
];

for (const { name, selector, path } of pages) {
  test(`a visitor reads ${name} before the client has arrived, and it stays where it is`, async ({ page, request }) => {
    const release = await openHeld(page, await path(request));
    const text = page.locator(`.first ${selector.replace('main ', '')}`).first();
    await expect(text).toBeVisible();
    // Nothing covers or clips it.
    expect(await text.evaluate(isOnTop)).toBe(true);
    const words = await text.textContent();
    const readTops = await recordTops(page, selector);
    release();
    await expect(page.locator('.first')).toHaveCount(0);
    await expect(page.locator(`#main ${selector.replace('main ', '')}`).first()).toHaveText(words ?? '');
    const tops = await readTops();
    expect(new Set(tops)).toEqual(new Set([tops[0]]));
    expect(tops[0]).not.toBeNull();
  });
}

test('a member reads the first post of their feed before the client has arrived, and it stays where it is', async ({
  page,
}) => {
  await signIn(page, demo);
  // Other tests may post between the two views.
  await expect(async () => {
    const words = `Back from the coast ${crypto.randomUUID()}`;
    await publish(page.request, words);
    const release = await openHeld(page, '/');
    expect(await page.locator('.first p').textContent()).toBe(words);
    const readTops = await recordTops(page, 'main article p[dir]');
    release();
    await expect(page.locator('.first')).toHaveCount(0);
    expect(await page.locator('#main article p[dir]').first().textContent()).toBe(words);
    const tops = await readTops();
    expect(new Set(tops)).toEqual(new Set([tops[0]]));
  }).toPass();
});

test('a member reads their next ride before the client has arrived, and the page stays where it is', async ({
  page,
}) => {
  await signIn(page, await register(page.request));
  const name = `Along the river ${crypto.randomUUID()}`;
  await publishRide(page.request, { inDays: 3, content: name });
  const release = await openHeld(page, '/rides');
  await expect(page.locator('.first h2')).toHaveText(name);
  const readTops = await recordTops(page, 'main h2');
  release();
  await expect(page.locator('.first')).toHaveCount(0);
  await expect(page.locator('#main h2').first()).toHaveText(name);
  expect(new Set(await readTops()).size).toBe(1);
});
