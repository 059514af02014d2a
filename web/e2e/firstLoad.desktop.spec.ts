import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { firstLoadBudget } from '../build/bundleBudget.ts';
import { expect, test } from './journey.ts';
import { register, signIn, signInOnScreen } from './people.ts';
import { publish } from './publish.ts';
import { queryApi } from './queryApi.ts';

const picture = fileURLToPath(new URL('../public/brand/app-icon-192.png', import.meta.url));
const manifest = fileURLToPath(new URL('../../dist/persisted-operations.json', import.meta.url));

test('the bar is painted before any script has run, where the client then draws it', async ({
  browser,
  page,
  baseURL,
}) => {
  const { viewport } = test.info().project.use;
  const scriptless = await browser.newContext({ baseURL, viewport, javaScriptEnabled: false });
  const shell = await scriptless.newPage();
  for (const path of ['/', '/login']) {
    await shell.goto(path);
    await page.goto(path);
    await expect(page.getByRole('banner')).toBeVisible();
    for (const part of ['header >> nth=0', 'header svg >> nth=0']) {
      expect(await shell.locator(part).boundingBox()).toEqual(await page.locator(part).boundingBox());
    }
  }
  await expect(shell.locator('article')).toHaveCount(0);
  await scriptless.close();
});

test('a visitor sees the newest post before any script has run, and it stays where it was', async ({
  browser,
  page,
  request,
  baseURL,
}) => {
  await register(request);
  const photo = `data:image/png;base64,${await readFile(picture, 'base64')}`;
  // Other tests may post between the two checks.
  await expect(async () => {
    const words = `Over the hills ${crypto.randomUUID()}`;
    await publish(request, words, [photo]);
    const scriptless = await browser.newContext({ baseURL, viewport: page.viewportSize(), javaScriptEnabled: false });
    const shell = await scriptless.newPage();
    await shell.goto('/');
    await page.goto('/');
    const drawn = page.getByRole('article').first();
    const painted = shell.locator('article').first();
    for (const card of [drawn, painted]) expect(await card.textContent()).toContain(words);
    for (const part of ['p', 'img >> nth=-1']) {
      expect(await painted.locator(part).boundingBox()).toEqual(await drawn.locator(part).boundingBox());
    }
    await scriptless.close();
  }).toPass();
});

test('the home page asks for its data and its first photo before the client is there', async ({ page, request }) => {
  await register(request);
  await publish(request, 'Polished it', [`data:image/png;base64,${await readFile(picture, 'base64')}`]);
  const photo = page.waitForRequest('**/media/**');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // Other tests may have posted since, without a photo.
  await page.route('**/graphql', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    body.data.feed.edges.sort(byPhoto);
    await route.fulfill({ response: answer, json: body });
  });
  // The client waits until both have been requested. If only the client requested them, the test would never end.
  await page.route('**/assets/framework-*.js', async (route) => {
    await photo;
    await route.continue();
  });
  await page.goto('/');
  const first = new URL((await photo).url()).pathname;
  const shown = page.getByRole('article').first().getByAltText('Photo by');
  // The page shows the width that was preloaded and loads no other.
  // A new element has no source yet.
  const source = () => shown.evaluate((image: HTMLImageElement) => URL.parse(image.currentSrc)?.pathname);
  await expect.poll(source).toBe(first);
  expect(first).toMatch(/^\/media\/[0-9a-f]{64}\/\d+\.webp$/);
  expect(asked.filter((path) => path === '/graphql')).toHaveLength(1);
});

test('a member’s home page asks for its data once, as the member, before the client is there', async ({
  page,
  request,
}) => {
  await signIn(page, await register(request));
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/graphql') && sent.postData()?.includes('"signedIn":'))
      asked.push(String(sent.postData()));
  });
  const answer = page.waitForResponse('**/graphql');
  await page.route('**/assets/framework-*.js', async (route) => {
    await answer;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(asked).toEqual([expect.stringContaining('"signedIn":true')]);
});

test.describe('an ended session', () => {
  test.use({ expectedError: /401 \(Unauthorized\)|Your session has ended/ });

  test('shows its member the page as a visitor', async ({ page, request }) => {
    await signIn(page, await register(request));
    const sessionId = await page.evaluate(() => localStorage.getItem('session_id'));
    await queryApi(request, 'mutation { logout { ok } }', { headers: { authorization: `Bearer ${sessionId}` } });
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Signup/Login' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

type Edge = { node: { pictures: unknown[] } };
const byPhoto = (one: Edge, other: Edge) => other.node.pictures.length - one.node.pictures.length;

test('the client comes packed, and its files stay in the browser’s cache', async ({ request }) => {
  const page = await request.get('/', { headers: { 'accept-encoding': 'br' } });
  expect(page.headers()).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
  const scripts = [...(await page.text()).matchAll(/"(\/assets\/framework-[^"]+)"/g)].map(([, path]) => path);
  expect(scripts).toHaveLength(1);
  for (const encoding of ['br', 'gzip']) {
    const script = await request.get(scripts[0] ?? '', { headers: { 'accept-encoding': encoding } });
    const { 'content-encoding': packing, 'cache-control': lifetime } = script.headers();
    expect([packing, lifetime]).toEqual([encoding, 'public, max-age=31536000, immutable']);
  }
  const font = await request.get('/fonts/instrument-sans-latin.woff2');
  expect(font.headers()['cache-control']).toBe('public, max-age=604800');
});

test('the scripts that the browser fetches until the home page can be used stay within the budget', async ({
  page,
  request,
}) => {
  const scripts = new Set<string>();
  page.on('request', (sent) => sent.resourceType() === 'script' && scripts.add(sent.url()));
  // Parts that load on idle do not count as first load.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/');
  await page.getByRole('tab', { name: 'All' }).click();
  await page.waitForLoadState();

  const weights = await Promise.all(
    Array.from(scripts, async (url) => {
      const script = await request.get(url);
      return gzipSync(await script.body(), { level: 9 }).length / 1000;
    }),
  );
  const weight = weights.reduce((sum, part) => sum + part, 0);
  test
    .info()
    .annotations.push({ type: 'first load', description: `${weight.toFixed(1)} KB in ${scripts.size} scripts` });
  expect(weight).toBeGreaterThan(100);
  expect(weight).toBeLessThan(firstLoadBudget);
});

test('a toast is shown also before the browser was idle', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/');
  await page
    .getByRole('button', { name: /likes?$/ })
    .first()
    .click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Please log in to like posts' })).toBeVisible();
});

interface Asked {
  operationName: string;
  query?: string;
  extensions: { persistedQuery: { sha256Hash: string } };
}

test('what the client asks is named by the hashes that its build has listed, and no text is sent', async ({
  page,
  request,
}) => {
  const { operations }: { operations: { id: string; name: string }[] } = JSON.parse(await readFile(manifest, 'utf8'));
  const listed = new Map(operations.map(({ id, name }) => [id, name]));
  const asked: Asked[] = [];
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url());
    if (pathname === '/graphql' && sent.method() === 'POST') asked.push(sent.postDataJSON());
  });
  const untilAsked = (name: string) =>
    expect.poll(() => asked.map(({ operationName }) => operationName), { message: name }).toContain(name);

  await page.goto('/');
  await untilAsked('HomePage');
  await signInOnScreen(page, await register(request));
  await untilAsked('Login');
  for (const [path, name] of [
    ['/groups', 'GroupsPage'],
    ['/events', 'EventsPage'],
    ['/explore', 'ExplorePage'],
    ['/profile', 'ProfilePage'],
    ['/settings/tokens', 'TokensPage'],
  ] as const) {
    await page.goto(path);
    await untilAsked(name);
  }
  for (const { operationName, query, extensions } of asked) {
    expect([operationName, query]).toEqual([operationName, undefined]);
    expect(listed.get(extensions.persistedQuery.sha256Hash)).toBe(operationName);
  }
});
