import { randomUUID } from 'node:crypto';
import type { Response } from '@playwright/test';
import { inspectInBothThemes } from './inspect.ts';
import { expect, test } from './journey.ts';
import { register } from './people.ts';
import { publishRouteRide } from './routeFile.ts';

/** The compressed size of a file of the client. */
const bytesOf = async (response: Response) => Number((await response.allHeaders())['content-length']);

test('the map moves and zooms by keys, follows the profile, and returns to the ride', async ({ page, request }) => {
  await register(request);
  await page.goto(`/post/${await publishRouteRide(request, `Moved about ${randomUUID()}`)}`);
  const lines: string[] = [];
  page.on('request', (each) => lines.push(...(each.url().match(/route\.gpx/) ?? [])));
  const parts: number[] = [];
  page.on('response', (each) => {
    if (each.url().endsWith('/map.pmtiles')) parts.push(each.status());
  });
  await page.getByRole('button', { name: 'View Map' }).click();
  const openMap = page.getByRole('button', { name: 'Open Map' });
  await expect(openMap).toBeVisible();
  const loaded: Promise<number>[] = [];
  page.on('response', (each) => {
    if (each.url().includes('/assets/')) loaded.push(bytesOf(each));
  });
  await openMap.click();
  const dialog = page.getByRole('dialog', { name: 'Route Map' });
  const map = dialog.locator('[data-part="map"]');
  await expect(map).toHaveAttribute('data-zoom', /^\d/);
  // The map of this server lies beneath it, read in parts.
  await expect(map.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible();
  await expect.poll(() => parts).toEqual(expect.arrayContaining([206]));
  expect(new Set(parts)).toEqual(new Set([206]));
  // The map with its worker costs at most 450 KB.
  const cost = (await Promise.all(loaded)).reduce((sum, bytes) => sum + bytes, 0);
  expect([cost > 300_000, cost < 450_000]).toEqual([true, true]);
  const zoom = Number(await map.getAttribute('data-zoom'));
  const center = String(await map.getAttribute('data-center'));

  const ground = dialog.getByRole('region', { name: /^Map: arrow keys move it/ });
  await ground.focus();
  await page.keyboard.press('ArrowRight');
  await expect(map).not.toHaveAttribute('data-center', center);
  const [, lng = ''] = String(await map.getAttribute('data-center')).split(',');
  expect(Number(lng)).toBeGreaterThan(Number(center.split(',')[1]));
  await page.keyboard.press('Equal');
  await expect.poll(async () => Number(await map.getAttribute('data-zoom'))).toBeGreaterThan(zoom);
  // A close look loads every point of the line, once.
  expect(lines).toEqual([]);
  while (Number(await map.getAttribute('data-zoom')) < 12.9) {
    const last = String(await map.getAttribute('data-zoom'));
    await page.keyboard.press('Equal');
    await expect(map).not.toHaveAttribute('data-zoom', last);
  }
  await expect(map).toHaveAttribute('data-points', '601');
  expect(lines).toHaveLength(1);
  await page.keyboard.press('Shift+ArrowRight');
  await expect(map).toHaveAttribute('data-bearing', /^-?15$/);
  await dialog.getByRole('button', { name: 'North up' }).click();
  await expect(map).toHaveAttribute('data-bearing', /^-?0$/);

  // The map moves to the place of the profile's cursor, and the profile to the place under the pointer.
  const slider = dialog.getByRole('slider', { name: 'Place along the route' });
  const before = String(await map.getAttribute('data-center'));
  await slider.focus();
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('PageUp');
  await expect(map).not.toHaveAttribute('data-center', before);
  await inspectInBothThemes(page);

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Ride Map' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open Map' })).toBeFocused();
});
