import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { pressEnter } from './keyboard.ts';
import { register, signIn } from './people.ts';
import { comment, publish } from './publish.ts';
import { stored } from './stored.ts';

const comments = (page: Page) => page.getByRole('region', { name: 'Comments' });
const said = (page: Page, words: string) => comments(page).getByRole('listitem').filter({ hasText: words }).first();

test('a member comments, replies and deletes, and finds the counts after a reload', async ({ page, request }) => {
  const rider = await register(request);
  const postId = await publish(request, `Who rides on Sunday? ${randomUUID()}`);
  await signIn(page, rider, `/post/${postId}`);
  await page.getByLabel('Write a comment...').fill('I do, see https://example.org and @demo.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(said(page, 'I do')).toBeVisible();
  await expect(page.getByRole('button', { name: '1 comment', exact: true })).toBeVisible();
  await expect(comments(page).getByRole('link', { name: '@demo' })).toHaveAttribute('href', '/profile/demo');

  await said(page, 'I do').getByRole('button', { name: 'Reply' }).click();
  await page.getByLabel('Write a reply...').fill('So do I.');
  const isStored = stored(page, 'CreateComment');
  await page.keyboard.press('Enter');
  await expect(said(page, 'So do I.')).toBeVisible();
  await expect(page.getByLabel('Write a reply...')).toBeHidden();
  await expect(page.getByRole('button', { name: '2 comments' })).toBeVisible();

  await isStored;
  await page.reload();
  await expect(said(page, 'So do I.')).toBeVisible();
  await said(page, 'I do').getByRole('button', { name: 'Delete' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Comment deleted', { exact: true })).toBeVisible();
  await expect(comments(page).getByRole('listitem')).toHaveCount(0);
  await expect(page.getByRole('button', { name: '0 comments' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: '0 comments' })).toBeVisible();
});

test('a comment is written without a mouse, under a post of the feed', { tag: '@firefox' }, async ({
  page,
  request,
}) => {
  const rider = await register(request);
  const words = `Frost on the cobbles ${randomUUID()}`;
  await publish(request, words);
  await signIn(page, rider);
  const card = page.getByRole('article').filter({ hasText: words });
  await pressEnter(card.getByRole('button', { name: '0 comments' }));
  await expect(card.getByLabel('Write a comment...')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Studded tyres, then.');
  await page.keyboard.press('Enter');
  await expect(card.getByText('Studded tyres, then.')).toBeVisible();

  await pressEnter(card.getByRole('button', { name: 'Reply' }));
  await page.keyboard.type('Or the bus.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(card.getByText('Or the bus.')).toBeVisible();
  await expect(card.getByRole('button', { name: '2 comments' })).toBeVisible();
});

test('what one person comments another finds, and answers', async ({ page, request, browser }) => {
  const rider = await register(request);
  const postId = await publish(request, `Two of us ${randomUUID()}`);
  await signIn(page, rider, `/post/${postId}`);
  await page.getByLabel('Write a comment...').fill('First.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '1 comment', exact: true })).toBeVisible();

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, await register(elsewhere.request), `/post/${postId}`);
  await expect(said(other, 'First.')).toBeVisible();
  await expect(said(other, 'First.').getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await said(other, 'First.').getByRole('button', { name: 'Reply' }).click();
  await other.getByLabel('Write a reply...').fill('Second.');
  const isStored = stored(other, 'CreateComment');
  await other.keyboard.press('Enter');
  await expect(other.getByRole('button', { name: '2 comments' })).toBeVisible();
  await isStored;
  await elsewhere.close();

  await page.reload();
  await expect(said(page, 'Second.')).toBeVisible();
  // The author of the post may delete other members' comments on it.
  await expect(said(page, 'Second.').getByRole('button', { name: 'Delete' })).not.toHaveCount(0);
});

test('many comments come a page at a time', async ({ page, request }) => {
  await register(request);
  const postId = await publish(request, `Much said ${randomUUID()}`);
  for (let number = 1; number <= 23; number += 1) await comment(request, postId, `Remark ${number}.`);
  await page.goto(`/post/${postId}`);
  const rows = comments(page).getByText(/^Remark/);
  await expect(rows).toHaveCount(20);
  await comments(page).getByRole('button', { name: 'Show more comments' }).click();
  await expect(rows).toHaveCount(23);
  await expect(rows.last()).toHaveText('Remark 23.');
  await expect(comments(page).getByRole('button', { name: 'Show more comments' })).toHaveCount(0);
});

test('a visitor reads comments and is asked to sign in on sending one', async ({ page, request }) => {
  const rider = await register(request);
  const postId = await publish(request, `Read by all ${randomUUID()}`);
  await comment(request, postId, 'For everyone to read.');
  await page.goto(`/post/${postId}`);
  await expect(said(page, 'For everyone to read.')).toBeVisible();
  await page.getByLabel('Write a comment...').fill('Me too.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Please log in to comment', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).last().click();
  await page.getByLabel('Username').fill(rider.username);
  await page.getByLabel('Password').fill(rider.password);
  // The toast with its own button may still be on its way out.
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`/post/${postId}`);
});

test.describe('without a server', () => {
  test.use({ expectedError: /CreateComment failed|^Loading .* failed|ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });

  test('a comment keeps its text, and is sent once the server is back', async ({ page, request, context }) => {
    const rider = await register(request);
    const postId = await publish(request, `Through the tunnel ${randomUUID()}`);
    await signIn(page, rider, `/post/${postId}`);
    const box = page.getByLabel('Write a comment...');
    await box.fill('Anybody there?');
    await context.setOffline(true);
    await page.keyboard.press('Enter');
    await expect(page.getByText('There was a problem posting your comment', { exact: true })).toBeVisible();
    await expect(box).toHaveValue('Anybody there?');

    await context.setOffline(false);
    await pressEnter(box);
    await expect(said(page, 'Anybody there?')).toBeVisible();
    await expect(box).toHaveValue('');
    await expect(page.getByRole('button', { name: '1 comment', exact: true })).toBeVisible();
  });
});
