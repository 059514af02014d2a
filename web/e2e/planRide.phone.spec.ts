import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { inspect } from './inspect.ts';
import { expect, test } from './journey.ts';
import { register, signIn } from './people.ts';
import { routeFile } from './routeFile.ts';

/** The largest number of clicks from the home page to a published ride. */
const MAX_CLICKS = 8;

/** Counts presses of the mouse and taps, and Enter or Space on a button. */
async function countClicks(page: Page) {
  let clicks = 0;
  await page.exposeFunction('countClick', () => {
    clicks += 1;
  });
  await page.addInitScript(() => {
    const count = (event: MouseEvent) => {
      // Opening the file chooser clicks its hidden input by script.
      if (event.isTrusted) Reflect.get(window, 'countClick')();
    };
    addEventListener('click', count, true);
  });
  return () => clicks;
}

/** The loop, recorded from a start on and packed. */
function recording(start: string): Buffer {
  return gzipSync(routeFile().replace('</ele></trkpt>', `</ele><time>${start}</time></trkpt>`));
}

test('an organiser publishes a ride from a GPX file in at most 8 clicks', async ({ page, request }) => {
  const words = `Out by the weir ${randomUUID()}`;
  const clicksSoFar = await countClicks(page);
  await signIn(page, await register(request));
  const before = clicksSoFar();

  await page.getByRole('button', { name: 'Ride', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Post a Ride' });
  await expect(dialog.getByText('Start from a route file')).toBeVisible();
  await inspect(page);
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose File' }).click();
  const chooser = await choosing;
  await chooser.setFiles({ name: 'sunday.gpx.gz', mimeType: '', buffer: recording('2024-05-05T09:04:11Z') });
  await expect(dialog.getByText('Filled in from the file: distance, climb, place, date and time.')).toBeVisible();
  await expect(dialog.getByLabel('Distance')).toHaveValue(/^\d{2}\.\d+$/);
  await expect(dialog.getByLabel('Location')).toHaveValue('53.3000° N, 2.7100° W');
  await expect(dialog.getByLabel('Time')).toHaveValue('09:00');
  await inspect(page);
  await dialog.getByLabel('Description').click();
  await page.keyboard.type(words);
  await dialog.getByLabel('Location').click({ clickCount: 3 });
  await page.keyboard.type('Mill Square');
  await dialog.getByRole('button', { name: 'Post Ride' }).click();
  await expect(dialog).toBeHidden();

  const card = page.getByRole('article').filter({ hasText: words });
  await expect(card).toContainText(/Sun, \w{3} \d+/);
  await expect(card).toContainText('9:00 AM');
  await expect(card).toContainText('Mill Square');
  await expect(card.getByRole('button', { name: 'Leave' })).toBeVisible();
  const clicks = clicksSoFar() - before;
  test.info().annotations.push({ type: 'clicks', description: String(clicks) });
  expect(clicks).toBeGreaterThan(0);
  expect(clicks).toBeLessThanOrEqual(MAX_CLICKS);
});

test('a member who rides in kilometers enters them, and reads them again', async ({ page, request }) => {
  const words = `Flat and far ${randomUUID()}`;
  const rider = await register(request);
  const { id } = await (await request.get('/api/auth/me')).json();
  expect((await request.patch(`/api/users/${id}`, { data: { unitsPreference: 'metric' } })).status()).toBe(200);
  await signIn(page, rider);
  await page.getByRole('button', { name: 'Ride', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Post a Ride' });
  await dialog.getByLabel('Description').fill(words);
  await dialog.getByLabel('Date').fill(new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10));
  await dialog.getByLabel('Time').fill('09:00');
  await dialog.getByLabel('Distance').pressSequentially('80,5');
  await dialog.getByLabel('Elevation').fill('640');
  await dialog.getByLabel('Location').fill('Mill Square');
  await inspect(page);
  await dialog.getByRole('button', { name: 'Post Ride' }).click();
  await expect(dialog).toBeHidden();
  const card = page.getByRole('article').filter({ hasText: words });
  await expect(card).toContainText('Distance80.5km');
  await expect(card).toContainText('Elevation640m');
});
