import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openSettings } from '../test/openSettings.tsx';

const { createObjectURL } = URL;
let files: Blob[];
let links: { href: string; download: string }[];

beforeAll(() => import('./SettingsPage.tsx'));
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  files = [];
  links = [];
  // jsdom cannot save a file as a browser does.
  URL.createObjectURL = (file) => {
    if ('text' in file) files.push(file);
    return `blob:${files.length}`;
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    links.push({ href: this.href, download: this.download });
  });
});
afterEach(() => {
  URL.createObjectURL = createObjectURL;
  vi.restoreAllMocks();
});

async function download(answer: () => Promise<Response>) {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  const view = openSettings();
  await screen.findByText('Device here');
  await view.user.click(screen.getByRole('button', { name: 'Download Data' }));
  return { ...view, fetched };
}

test('all that is held is asked for by the session, and saved as a file', async () => {
  const held = { account: { username: 'nina' }, posts: [] };
  const { fetched } = await download(async () => Response.json(held));

  expect(await screen.findByText('Your data is downloaded')).toBeDefined();
  const headers = { authorization: 'Bearer a-session' };
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/users/nina-id/export', { credentials: 'same-origin', headers });
  expect(links).toEqual([{ href: 'blob:1', download: 'cycle-chat-nina.json' }]);
  expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual(held);
});

test('how much is kept, and how much there may be, is shown', async () => {
  openSettings();
  expect(
    await screen.findByText(
      'You keep 12 MB of 1,024 MB of pictures and 3 of 500 routes, whose files use 8 MB of 2,048 MB.',
    ),
  ).toBeDefined();
});

test('the button waits until it has come', async () => {
  const answer = Promise.withResolvers<Response>();
  await download(() => answer.promise);
  expect(await screen.findByRole('button', { name: 'Preparing...' })).toHaveProperty('disabled', true);

  answer.resolve(Response.json({}));
  expect(await screen.findByRole('button', { name: 'Download Data' })).toHaveProperty('disabled', false);
});

test('a failure is told, and it can be tried again', async () => {
  const refusal = Response.json({ message: 'Too many requests', code: 'RATE_LIMITED' }, { status: 429 });
  const { user, fetched } = await download(async () => refusal);
  expect(await screen.findByText(/Your data could not be downloaded. Too many requests/)).toBeDefined();
  expect(links).toEqual([]);

  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await user.click(screen.getByRole('button', { name: 'Download Data' }));
  expect(await screen.findByText(/Your data could not be downloaded. Check your connection/)).toBeDefined();

  fetched.mockResolvedValueOnce(Response.json({}));
  await user.click(screen.getByRole('button', { name: 'Download Data' }));
  expect(await screen.findByText('Your data is downloaded')).toBeDefined();
  expect(screen.queryByText(/could not be downloaded/)).toBeNull();
});
