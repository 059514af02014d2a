import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { inspect } from './inspect.ts';
import { expect, test } from './journey.ts';
import { pressEscape } from './keyboard.ts';
import { register, signIn } from './people.ts';
import { comment, publish } from './publish.ts';

test('an author is suggested after an @, and a comment is edited', async ({ page, request }) => {
  const author = await register(request);
  const postId = await publish(request, `Who rides on Sunday? ${randomUUID()}`);
  await signIn(page, await register(page.request), `/post/${postId}`);
  const box = page.getByLabel('Write a comment...');
  await box.pressSequentially(`I do, @${author.username.slice(0, 4)}`);
  const option = page.getByRole('option').filter({ hasText: `@${author.username}` });
  await expect(option).toContainText('In this conversation');
  await inspect(page);
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue(`I do, @${author.username} `);
  await page.keyboard.press('Control+Enter');

  const row = page.getByRole('region', { name: 'Comments' }).getByRole('listitem').first();
  await expect(row.getByRole('link', { name: `@${author.username}` })).toBeVisible();
  await expect(box).toHaveValue('');
  await row.getByRole('button', { name: /^Options for the comment/ }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByLabel('Edit your comment').fill('I do, and so does my bike.');
  await inspect(page);
  await page.keyboard.press('Control+Enter');
  await expect(row.getByText('I do, and so does my bike.')).toBeVisible();
  await expect(row.getByText('edited')).toBeVisible();
  await page.reload();
  await expect(row.getByText('edited')).toBeVisible();
});

test('a draft is in every tab and after a reload, until its author signs out', async ({ page, request, context }) => {
  const rider = await register(request);
  await signIn(page, rider);
  const text = (tab = page) => tab.getByRole('dialog').getByRole('textbox').first();
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await text().fill('Half a thought');
  await page.reload();
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(text()).toHaveValue('Half a thought');

  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(text(other)).toHaveValue('Half a thought');
  await text(other).fill('Half a thought, and the other half');
  await expect(text()).toHaveValue('Half a thought, and the other half');
  await other.close();

  await pressEscape(page);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual([]);
});

/** How many photos of drafts this browser keeps. Null once their database has been deleted. */
const keptPhotos = (page: Page) =>
  page.evaluate(async () => {
    const name = 'cycle-chat-draft-photos';
    // Opening it would create it.
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return null;
    return new Promise<number>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const count = request.result.transaction('photos').objectStore('photos').count();
        count.onsuccess = () => resolve(count.result);
        request.result.close();
      };
    });
  });

test('the photo of a draft survives a reload, until it is sent, discarded, or its author signs out', async ({
  page,
  request,
}) => {
  await signIn(page, await register(request));
  const dialog = page.getByRole('dialog', { name: 'Create Post' });
  const open = () => page.getByRole('button', { name: 'Post', exact: true }).click();
  const create = { width: 600, height: 400, channels: 3, background: { r: 90, g: 120, b: 60 } } as const;
  const file = { name: 'bridge.png', mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
  const photo = dialog.getByRole('img', { name: 'bridge.png' });
  const choose = async () => {
    await dialog.getByLabel('Photo', { exact: true }).last().setInputFiles(file);
    await expect.poll(() => keptPhotos(page)).toBe(1);
  };

  await open();
  await choose();
  await page.reload();
  await open();
  await expect(photo).toBeVisible();
  await dialog.getByRole('textbox').first().fill(`Over the bridge ${randomUUID()}`);
  await dialog.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => keptPhotos(page)).toBe(0);

  await open();
  await choose();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => keptPhotos(page)).toBe(0);

  await open();
  await choose();
  await pressEscape(page);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => keptPhotos(page)).toBeNull();
});

test('a photo opens large and returns, and a long post unfolds', { tag: '@firefox' }, async ({ page, request }) => {
  await register(request);
  const create = { width: 600, height: 900, channels: 3, background: { r: 120, g: 90, b: 60 } } as const;
  const photo = `data:image/png;base64,${(await sharp({ create }).png().toBuffer()).toString('base64')}`;
  const lines = Array.from({ length: 30 }, (_, index) => `Line ${index}.`).join('\n');
  const postId = await publish(request, lines, [photo]);
  await comment(request, postId, 'A long one.');
  await page.goto(`/post/${postId}`);

  const article = page.getByRole('article').first();
  const height = async () => (await article.boundingBox())?.height ?? 0;
  const folded = await height();
  await article.getByRole('button', { name: 'Show more' }).click();
  expect(await height()).toBeGreaterThan(folded + 200);
  await expect(article.getByRole('button', { name: 'Show less' })).toBeVisible();

  const opener = article.getByRole('button', { name: 'Open photo' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const large = page.getByRole('dialog').getByRole('img', { name: /^Photo by/ });
  await expect(large).toBeVisible();
  await inspect(page);
  const box = await large.boundingBox();
  const window = page.viewportSize();
  expect(box && window && box.x >= 0 && box.y >= 0 && box.y + box.height <= window.height).toBe(true);
  await page.getByRole('dialog').getByRole('button', { name: 'Zoom in' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Zoom out' })).toBeVisible();
  await pressEscape(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});
