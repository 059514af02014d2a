import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './journey.ts';
import { register, signIn } from './people.ts';
import { publish } from './publish.ts';

/** Twelve megapixels from a camera held upright: landscape in the file, portrait when displayed. */
async function photoOfCamera() {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const background = { r: 90, g: 120, b: 60 };
  const rough = await sharp({ create: { width: 1250, height: 625, channels: 3, background, noise } })
    .png()
    .toBuffer();
  const buffer = await sharp(rough)
    .resize(5000, 2500, { kernel: 'cubic' })
    .jpeg({ quality: 92 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return { name: 'camera.jpg', mimeType: 'image/jpeg', buffer };
}

async function openDialog(page: Page, words: string) {
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Post' });
  await dialog.getByRole('textbox').fill(words);
  return { dialog, picker: dialog.getByLabel('Photo', { exact: true }).last() };
}

test('a photograph is made small before it is sent, stands upright, and comes back light', async ({
  page,
  request,
}) => {
  const words = `Up the pass ${randomUUID()}`;
  await signIn(page, await register(request));
  const { dialog, picker } = await openDialog(page, words);
  const photo = await photoOfCamera();
  expect(photo.buffer.length).toBeGreaterThan(3_000_000);
  await picker.setInputFiles(photo);
  await dialog.getByLabel('Describe the photo').fill('A pass in fog');

  const sent = page.waitForRequest((each) => each.postData()?.includes(words) ?? false);
  await dialog.getByRole('button', { name: 'Post', exact: true }).click();
  const { mediaUrls } = (await sent).postDataJSON().variables.input;
  const bytes = Buffer.from(mediaUrls[0].split(',')[1], 'base64');
  const { width, height, orientation, exif } = await sharp(bytes).metadata();
  expect([width, height, orientation, exif]).toEqual([1024, 2048, undefined, undefined]);
  expect(bytes.length).toBeLessThan(photo.buffer.length / 2);

  const shown = page.getByRole('article').filter({ hasText: words }).getByRole('img', { name: 'A pass in fog' });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const source = await shown.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(source).toMatch(/\/media\/[0-9a-f]{64}\/\d+\.webp$/);
  const served = await (await request.get(source)).body();
  expect(served.length).toBeLessThan(150_000);
  const upright = await sharp(served).metadata();
  expect(upright.height / upright.width).toBeCloseTo(2, 1);
});

/** Starts to add up the layout shifts of the page. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    Reflect.set(window, 'shift', 0);
    new PerformanceObserver((list) => {
      const values = list.getEntries().map((entry) => Number(Reflect.get(entry, 'value')));
      Reflect.set(window, 'shift', Reflect.get(window, 'shift') + values.reduce((sum, value) => sum + value, 0));
    }).observe({ type: 'layout-shift' });
  });

const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

test('a photo that is still on its way is a blur of its size, and nothing moves when it comes', async ({
  page,
  request,
}) => {
  const words = `Over the pass ${randomUUID()}`;
  await register(request);
  const { buffer } = await photoOfCamera();
  const id = await publish(request, words, [`data:image/jpeg;base64,${buffer.toString('base64')}`]);
  const held = Promise.withResolvers<void>();
  await page.route('**/media/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  // The page's load event waits for its photo.
  await page.goto(`/post/${id}`, { waitUntil: 'commit' });
  const card = page.getByRole('article').filter({ hasText: words });
  const photo = card.getByRole('img', { name: 'Photo by' });
  const naturalWidth = () => photo.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect(photo).toHaveCSS('background-image', /^url\("data:image\/png;base64,/);
  expect(await naturalWidth()).toBe(0);
  const boxes = async () => [await card.boundingBox(), await photo.boundingBox()];
  await nextFrame(page);
  const before = await boxes();
  expect(before[1]?.height).toBeGreaterThan(200);
  await watchShifts(page);

  held.resolve();
  await expect.poll(naturalWidth).toBeGreaterThan(0);
  await nextFrame(page);
  expect(await boxes()).toEqual(before);
  expect(await page.evaluate(() => Number(Reflect.get(window, 'shift')))).toBeLessThan(0.02);
});

test.describe('a photo that cannot be read', () => {
  test.use({ expectedError: /Reading the photo failed/ });

  test('is told with its cure, and what was written stays', async ({ page, request }) => {
    await signIn(page, await register(request));
    const { dialog, picker } = await openDialog(page, 'With a photo to come');
    const buffer = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(5000)]);
    await picker.setInputFiles({ name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer });
    const cure = 'HEIC photos cannot be read here. Please choose a JPEG, or take photos as JPEG.';
    await expect(page.getByText(cure, { exact: true })).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue('With a photo to come');
    await expect(dialog.getByRole('button', { name: 'Post', exact: true })).toBeEnabled();
  });
});
