import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { feedOf, homeOf, photoOf, postOf } from '../test/world.ts';

const own = `/media/${'a'.repeat(64)}`;
let visits = 0;
const headers = { accept: 'application/json', authorization: '' };
const request: RequestInit = {
  method: 'POST',
  headers,
  credentials: 'same-origin',
  body: '{"variables":{"signedIn":false}}',
};

beforeEach(() => {
  vi.stubGlobal('HOME_REQUEST', request);
  vi.stubGlobal('PHOTO_SIZES', '100vw');
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete window.earlyResponse;
  document.body.replaceChildren();
  for (const link of document.head.querySelectorAll('link')) link.remove();
});

/** Starts the page of a visitor whose first post has this photo, and returns the elements that preload something. */
async function startWith(url: string, asked: RequestInit = request): Promise<HTMLLinkElement[]> {
  const post = postOf({ pictures: [photoOf(url, { width: 900 })] });
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ data: homeOf(null, { feed: feedOf([post]) }) }));
  vi.stubGlobal('fetch', fetched);
  visits += 1;
  // The query makes a module of its own, which runs again.
  await import(/* @vite-ignore */ `./homeStart.ts?visit=${visits}`);
  await window.earlyResponse?.isRead;
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/graphql', asked);
  expect(window.earlyResponse?.data?.feed.edges).toHaveLength(1);
  return [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];
}

test('our own first photo is preloaded in the widths of the photo itself', async () => {
  const [link, ...others] = await startWith(`${own}.webp`);
  expect(others).toEqual([]);
  expect(link).toMatchObject({ as: 'image', fetchPriority: 'high', imageSizes: '100vw' });
  expect(link).toMatchObject({ imageSrcset: expect.stringContaining(`${own}/480.webp 480w`) });
  expect(link?.hasAttribute('href')).toBe(false);
});

test('a member’s page asks as the member', async () => {
  localStorage.setItem('session_id', 'secret');
  try {
    await startWith(`${own}.webp`, {
      ...request,
      headers: { ...headers, authorization: 'Bearer secret' },
      body: '{"variables":{"signedIn":true}}',
    });
    expect(window.earlyResponse?.sessionId).toBe('secret');
  } finally {
    localStorage.removeItem('session_id');
  }
});

test.each([
  'https://tracker.example/pixel.gif',
  'http:tracker.example/pixel.gif',
  '//tracker.example/pixel.gif',
  'https:/api/users/1/export',
  `https://tracker.example${own}.webp`,
])('%s is never preloaded: it is not our own', async (url) => {
  expect(await startWith(url)).toEqual([]);
});

test('the client loads after the first paint and runs after the paint of the first photo', async () => {
  const painted = Promise.withResolvers<void>();
  const observe = (notify: () => void) => ({ observe: () => painted.promise.then(notify) });
  vi.stubGlobal(
    'PerformanceObserver',
    vi.fn(function observer(notify: () => void) {
      return observe(notify);
    }),
  );
  document.body.innerHTML = `<div class="first"><img fetchpriority="high"></div>
    <template id="client"><script type="text/test"></script><link rel="modulepreload" href="/client.js"></template>`;
  const decoded = Promise.withResolvers<void>();
  const photo = document.querySelector('img');
  Object.assign(photo ?? {}, { decode: () => decoded.promise });
  const found = (selector: string) => document.head.querySelectorAll(selector).length;
  const client = () => ({ loads: found('link[href="/client.js"]'), runs: found('script[type="text/test"]') });

  await startWith(`${own}.webp`);
  expect(client()).toEqual({ loads: 0, runs: 0 });
  painted.resolve();
  await vi.waitFor(() => expect(client()).toEqual({ loads: 1, runs: 0 }), 60_000);
  decoded.resolve();
  await vi.waitFor(() => expect(client()).toEqual({ loads: 1, runs: 1 }), 60_000);
});
