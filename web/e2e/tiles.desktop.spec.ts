import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { inspect } from './inspect.ts';
import { expect, test } from './journey.ts';
import { register } from './people.ts';
import { publishRouteRide } from './routeFile.ts';

const tile = (words: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#eef1e6" stroke="#b9c4ab"/><text x="12" y="28" font-size="16">${words}</text></svg>`;

let server: Server;
let asked: IncomingMessage[] = [];
/** The path of the tile that fails, if any. */
let lost = '';
test.beforeEach(async () => {
  [asked, lost] = [[], ''];
  server = createServer((request, reply) => {
    lost ||= request.url ?? '';
    asked.push(request);
    if (request.url === lost) reply.writeHead(404).end();
    else reply.writeHead(200, { 'content-type': 'image/svg+xml' }).end(tile(request.url ?? ''));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
test.afterEach(() => server.close());

const originOf = () => {
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
};

/** Pretends that the operator configured this tile server. */
const nameTiles = (page: Page) =>
  page.route('**/graphql*', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const mapTiles = {
      __typename: 'MapTiles',
      url: `${originOf()}/{z}/{x}/{y}`,
      attribution: '© Somebody',
      attributionUrl: 'https://somebody.example/',
    };
    await route.fulfill({ response, body: text.replace('"mapTiles":null', `"mapTiles":${JSON.stringify(mapTiles)}`) });
  });

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Ride Map' });

test.describe('where the operator names tiles', () => {
  // One tile is missing. The content security policy of a real instance allows its tile server.
  test.use({ expectedError: /Failed to load resource/, bypassCSP: true });

  test('a route lies on them, and who serves them is told of no page', async ({ page, request, baseURL }) => {
    await register(request);
    const postId = await publishRouteRide(request, `On a map ${randomUUID()}`);
    await nameTiles(page);
    await page.goto(`/post/${postId}`);
    await page.getByRole('button', { name: 'View Map' }).click();
    await expect(dialogOf(page).getByRole('link', { name: '© Somebody' })).toBeVisible();
    const tiles = dialogOf(page).locator('[data-part="tiles"] img');
    await expect.poll(() => asked.length).toBeGreaterThan(2);
    await expect
      .poll(() => tiles.evaluateAll((images) => images.filter((image) => !Reflect.get(image, 'naturalWidth')).length))
      .toBe(0);
    expect(await tiles.count()).toBeLessThan(24);
    for (const { url, headers } of asked) {
      expect(url).toMatch(/^\/1[0-2]\/\d+\/\d+$/);
      expect([headers.referer, headers.cookie]).toEqual([`${baseURL}/`, undefined]);
    }
    // The server received one request for each tile shown.
    const shown = await tiles.evaluateAll((images) => images.map((image) => Reflect.get(image, 'src')));
    expect(asked.map(({ url }) => originOf() + url).toSorted()).toEqual([...shown, originOf() + lost].toSorted());
    // The failed tile leaves plain background.
    expect(await tiles.evaluateAll((images) => images.map((image) => image.getAttribute('src')))).not.toContain(
      originOf() + lost,
    );
    await inspect(page);
  });
});

test('where the operator names none, a map asks nobody else for anything', async ({ page, request, baseURL }) => {
  await register(request);
  const postId = await publishRouteRide(request, `On plain ground ${randomUUID()}`);
  const origins = new Set<string>();
  page.on('request', (each) => origins.add(new URL(each.url()).origin));
  await page.goto(`/post/${postId}`);
  await page.getByRole('button', { name: 'View Map' }).click();
  await expect(dialogOf(page).getByRole('img', { name: /^Map of the route/ })).toBeVisible();
  await expect(dialogOf(page).locator('img')).toHaveCount(0);
  origins.delete('null');
  expect([...origins]).toEqual([baseURL]);
});
