import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { inspect, inspectInBothThemes } from './inspect.ts';
import { expect, test } from './journey.ts';
import { pressEnter } from './keyboard.ts';
import { register, signIn } from './people.ts';
import { postMenu } from './postMenu.ts';
import { comment, publish } from './publish.ts';

const cardOf = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words });

/** A photo that takes some time to send: noise does not compress. */
async function largePhoto() {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const image = sharp({ create: { width: 1200, height: 800, channels: 3, background: 'white', noise } });
  return { name: 'gravel.jpg', mimeType: 'image/jpeg', buffer: await image.jpeg({ quality: 95 }).toBuffer() };
}

async function choose(page: Page, words: string, item: string): Promise<void> {
  await cardOf(page, words).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('a post is written without a mouse, and another browser finds it', { tag: '@firefox' }, async ({
  page,
  request,
  browser,
}) => {
  const words = `No mouse ${randomUUID()}`;
  await signIn(page, await register(request));
  await pressEnter(page.getByRole('button', { name: "What's on your mind, Robin?" }));
  const dialog = page.getByRole('dialog', { name: 'Create Post' });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type(words);
  await pressEnter(dialog.getByRole('button', { name: 'Post', exact: true }));
  await expect(cardOf(page, words)).toBeVisible();

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto('/');
  await expect(cardOf(other, words)).toBeVisible();
  await elsewhere.close();
});

test('a draft survives a reload, and shows how far its photo is sent', async ({ page, request }) => {
  const words = `Before the reload ${randomUUID()}`;
  await signIn(page, await register(request));
  const dialog = page.getByRole('dialog', { name: 'Create Post' });
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await dialog.getByRole('textbox').fill(words);
  await page.reload();
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue(words);

  await dialog
    .getByLabel('Photo', { exact: true })
    .last()
    .setInputFiles(await largePhoto());
  await expect(dialog.getByRole('img', { name: 'gravel.jpg' })).toBeVisible();
  const network = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 200_000 };
  await network.send('Network.emulateNetworkConditions', slow);
  await dialog.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(dialog.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
  await expect(dialog.getByText(/^Uploading photo, [1-9]\d?%$/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Post', exact: true })).toBeDisabled();
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await expect(cardOf(page, words).getByRole('img', { name: /^Photo by/ })).toBeVisible();
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue('');
});

test('an author edits a post, and others find it so', async ({ page, request, browser }) => {
  const rider = await register(request);
  const words = `Before the edit ${randomUUID()}`;
  const postId = await publish(request, words);
  await signIn(page, rider);
  await choose(page, words, 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit Post' });
  await dialog.getByRole('textbox').fill('   ');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByText('Please add some content to your post')).toBeVisible();
  const after = words.replace('Before', 'After');
  await dialog.getByRole('textbox').fill(after);
  await dialog.getByRole('combobox', { name: 'Visibility' }).click();
  await page.getByRole('option', { name: 'Private' }).click();
  await inspect(page);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Post updated successfully!', { exact: true })).toBeVisible();
  await expect(cardOf(page, after).getByText('Private')).toBeAttached();

  await page.reload();
  await expect(cardOf(page, after)).toBeVisible();
  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await other.goto(`/post/${postId}`);
  await expect(other.getByRole('heading', { name: 'Post Not Found' })).toBeVisible();
  await stranger.close();
});

test('a reader reports a post, mutes its author, and takes that back', async ({ page, request, browser }) => {
  const author = await browser.newContext();
  const { username } = await register(author.request);
  const words = `Loud opinions ${randomUUID()}`;
  await publish(author.request, words);
  await author.close();

  await signIn(page, await register(request));
  await choose(page, words, 'Report');
  const dialog = page.getByRole('dialog', { name: 'Report this post' });
  await dialog.getByRole('button', { name: 'Report' }).click();
  await expect(dialog.getByText('Please give a reason')).toBeVisible();
  await inspect(page);
  await dialog.getByLabel('Reason').fill('Too loud.');
  await dialog.getByRole('button', { name: 'Report' }).click();
  await expect(page.getByText('Report sent', { exact: true })).toBeVisible();

  await choose(page, words, 'Mute User');
  await expect(page.getByText(`${username} is muted`, { exact: true })).toBeVisible();
  await expect(cardOf(page, words)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cardOf(page, words)).toBeVisible();

  await choose(page, words, 'Mute User');
  await expect(page.getByText(`${username} is muted`, { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(cardOf(page, words)).toHaveCount(0);
});

test('a shared link is read by a visitor, and its post is deleted from its own page', async ({
  page,
  request,
  context,
}) => {
  const rider = await register(request);
  const words = `Shared with all ${randomUUID()}`;
  const postId = await publish(request, words);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/post/${postId}`);
  await expect(cardOf(page, words)).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied!', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  await page.getByRole('link', { name: 'Signup/Login' }).click();
  await page.getByLabel('Username').fill(rider.username);
  await page.getByLabel('Password').fill(rider.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/');
  await page.goto(`/post/${postId}`);
  await choose(page, words, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Post deleted successfully', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goto(`/post/${postId}`);
  await expect(page.getByRole('heading', { name: 'Post Not Found' })).toBeVisible();
  await expect(page.getByText("The post you're looking for doesn't exist or has been removed.")).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
});

test('a link into the feed rings its post, and one to an older post opens its page', async ({ page, request }) => {
  await register(request);
  const words = `Look here ${randomUUID()}`;
  const postId = await publish(request, words);
  await page.goto(`/?scrollTo=${postId}`);
  const row = page.locator(`[data-post-id="${postId}"]`);
  await expect(row).toHaveAttribute('data-ringed', 'true');
  await expect(row).toBeInViewport();
  await expect(row).not.toHaveAttribute('data-ringed');

  const answer = await request.get('/api/posts/feed?showAll=true&page=8&limit=20');
  const [older] = await answer.json();
  await page.goto(`/?scrollTo=${older.id}`);
  await expect(page).toHaveURL(`/post/${older.id}`);
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('the page of a post stands without fault in both themes', async ({ page, request }) => {
  const rider = await register(request);
  const postId = await publish(request, 'A post with a comment, for a good look.');
  await comment(request, postId, 'Looking at it.');
  await page.goto(`/post/${postId}`);
  await expect(page.getByText('Looking at it.')).toBeVisible();
  await inspectInBothThemes(page);
  await page.goto('/post/nowhere');
  await expect(page.getByRole('heading', { name: 'Post Not Found' })).toBeVisible();
  await inspectInBothThemes(page);

  await signIn(page, rider, `/post/${postId}`);
  await page.getByRole('button', { name: 'Reply' }).click();
  await inspectInBothThemes(page);
  await postMenu(page).click();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
  await inspectInBothThemes(page);
});
