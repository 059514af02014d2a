import { writeFile } from 'node:fs/promises';
import { inspect } from './inspect.ts';
import { expect, test } from './journey.ts';
import { register } from './people.ts';
import { publishRide } from './publishRide.ts';
import { servePage } from './servePage.ts';

test('a shared ride tells other sites what it is, and opens as any page', async ({ page, request }) => {
  await register(request);
  const id = await publishRide(request, { inDays: 3, content: 'To the sea & back' });
  const html = await (await request.get(`/post/${id}`)).text();
  expect(html).toContain('<meta property="og:title" content="To the sea &amp; back">');
  expect(html).toContain('"@type":"SportsEvent"');
  const preview = await request.get(`/preview/${id}.png`);
  expect([preview.status(), preview.headers()['content-type']]).toEqual([200, 'image/png']);
  await page.goto(`/post/${id}`);
  await expect(page.getByText('To the sea & back')).toBeVisible();
});

test('the card of a ride stands in the page of another site', async ({ page, request, baseURL }) => {
  await register(request);
  const id = await publishRide(request, { inDays: 3, content: 'To the sea & back' });
  const oEmbed = await (await request.get(`/oembed?url=${baseURL}/post/${id}&format=json`)).json();
  const file = test.info().outputPath('club.html');
  await writeFile(file, `<!doctype html><html lang="en"><title>A club</title><main>${oEmbed.html}</main></html>`);
  const club = await servePage(file);
  try {
    await page.goto(club.origin);
    const card = page.frameLocator('iframe');
    await expect(card.getByRole('heading', { name: 'To the sea & back' })).toBeVisible();
    await expect(card.getByText('42.7 mi (68.7 km)')).toBeVisible();
  } finally {
    await club.close();
  }
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(`/embed/ride/${id}`);
    await expect(page.getByRole('heading', { name: 'To the sea & back' })).toBeVisible();
    await inspect(page);
  }
});
