import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { breakableSockets } from './breakableSockets.ts';
import { inspect } from './inspect.ts';
import { expect, test } from './journey.ts';
import { pressEnter, pressEscape } from './keyboard.ts';
import { register, signIn, someoneElse } from './people.ts';
import { comment, publish } from './publish.ts';
import { publishRide } from './publishRide.ts';
import { stored } from './stored.ts';
import { untilLive } from './untilLive.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const comments = (page: Page) => page.getByRole('region', { name: 'Comments' });
const momentsOf = (page: Page) => page.getByRole('dialog', { name: 'Ride Moments' });

test('who reads a ride sees another join it, share a moment and leave, as it happens', async ({
  page,
  request,
  browser,
}) => {
  await register(request);
  const rideId = await publishRide(request, { inDays: 30, content: `Dawn patrol ${randomUUID()}` });
  const isLive = untilLive(page, 'rideActivity');
  await page.goto(`/post/${rideId}`);
  await expect(button(page, '1 rider')).toBeVisible();
  await isLive;
  const other = await someoneElse(browser);
  await other.page.goto(`/post/${rideId}`);
  await button(other.page, 'Join').click();
  await expect(button(page, '2 riders')).toBeVisible();

  await button(page, '2 riders').click();
  await expect(page.getByRole('dialog', { name: 'Riders' })).toContainText(other.rider.username);
  await pressEscape(page);
  await button(page, 'Moments 0').click();
  await expect(momentsOf(page).getByText('No moments yet')).toBeVisible();
  await button(other.page, 'Moments 0').click();
  await momentsOf(other.page).getByRole('button', { name: 'Capture Moment' }).click();
  await momentsOf(other.page).getByLabel('Description').fill('The sun is up.');
  await button(other.page, 'Share').last().click();
  await expect(other.page.getByText('Moment shared!', { exact: true }).first()).toBeVisible();
  await expect(momentsOf(page).getByText('The sun is up.')).toBeVisible();

  await momentsOf(other.page).getByRole('button', { name: 'Delete moment' }).click();
  await other.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(other.page.getByText('Moment deleted successfully', { exact: true }).first()).toBeVisible();
  await expect(momentsOf(page).getByText('No moments yet')).toBeVisible();
  await momentsOf(page).getByRole('button', { name: 'Close' }).click();
  await momentsOf(other.page).getByRole('button', { name: 'Close' }).click();
  await button(other.page, 'Leave').click();
  await expect(button(page, '1 rider')).toBeVisible();
});

test('who reads a post sees what another writes under it and takes back, once each', async ({
  page,
  request,
  browser,
}) => {
  const rider = await register(request);
  const postId = await publish(request, `Open for words ${randomUUID()}`);
  await signIn(page, rider);
  const isLive = untilLive(page, 'postActivity');
  await page.goto(`/post/${postId}`);
  await expect(page.getByLabel('Write a comment...')).toBeVisible();
  await isLive;
  await page.getByLabel('Write a comment...').fill('Mine.');
  const isStored = stored(page, 'CreateComment');
  await page.keyboard.press('Enter');
  await isStored;

  const other = await someoneElse(browser);
  await other.page.goto(`/post/${postId}`);
  await other.page.getByLabel('Write a comment...').fill('Theirs.');
  await other.page.keyboard.press('Enter');
  await expect(comments(page).getByText('Theirs.')).toBeVisible();
  await expect(button(page, '2 comments')).toBeVisible();
  await button(other.page, 'Reply').first().click();
  await other.page.getByLabel('Write a reply...').fill('An answer.');
  await other.page.keyboard.press('Enter');
  await expect(comments(page).getByText('An answer.')).toBeVisible();
  await expect(comments(page).getByText(/^(Mine|Theirs|An answer)\.$/)).toHaveText(['Mine.', 'An answer.', 'Theirs.']);

  await other.page.getByRole('button', { name: /^[\d.K]+ likes?$/ }).click();
  await expect(page.getByRole('button', { name: '1 like' })).toBeVisible();
  await comments(other.page).getByRole('button', { name: 'Delete' }).last().click();
  await other.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(other.page.getByText('Comment deleted', { exact: true })).toBeVisible();
  await expect(comments(page).getByText('Theirs.')).toBeHidden();
  await expect(button(page, '2 comments')).toBeVisible();
});

test('new posts wait behind a button, and nothing moves until it is pressed', async ({ page, request, browser }) => {
  const other = await someoneElse(browser);
  const { id: followingId } = await (await other.request.get(`/api/users/by-username/${other.rider.username}`)).json();
  for (let number = 1; number <= 4; number += 1) await publish(other.request, `Old news ${number}`);
  await signIn(page, await register(request));
  await page.request.post('/api/follows', { data: { followingId } });
  const isLive = untilLive(page, 'feedActivity');
  await page.goto('/');
  await page.getByRole('switch', { name: 'Following' }).click();
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(4);
  await isLive;
  await cards.nth(3).scrollIntoViewIfNeeded();
  const place = await cards.nth(3).boundingBox();

  await publish(other.request, 'Fresh one');
  const pill = page.getByRole('button', { name: /new posts?$/ });
  await expect(pill).toHaveText('1 new post');
  await other.page.goto('/');
  await button(other.page, 'Post').click();
  await other.page.getByRole('dialog').getByRole('textbox').fill('Fresh two');
  await other.page.getByRole('dialog').getByRole('button', { name: 'Post', exact: true }).click();
  await expect(other.page.getByRole('dialog')).toBeHidden();
  await expect(pill).toHaveText('2 new posts');
  await expect(page.getByRole('status').filter({ has: pill })).toHaveText('2 new posts');
  expect(await cards.nth(3).boundingBox()).toEqual(place);
  await expect(cards).toHaveCount(4);
  await expect(page.getByText('4 total')).toBeVisible();
  await inspect(page);

  await pressEnter(pill);
  await expect(cards).toHaveCount(6);
  await expect(cards.first()).toContainText('Fresh two');
  await expect(cards.nth(1)).toContainText('Fresh one');
  await expect(pill).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('[data-post-id]').first()).toBeFocused();
});

test('one’s own posts are no news', async ({ page, request }) => {
  await signIn(page, await register(request));
  const isLive = untilLive(page, 'feedActivity');
  await page.goto('/');
  await page.getByRole('switch', { name: 'Following' }).click();
  await expect(page.getByText('No posts in your feed')).toBeVisible();
  await isLive;
  await button(page, 'Post').click();
  await page.getByRole('dialog').getByRole('textbox').fill('To myself');
  await page.getByRole('dialog').getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await publish(page.request, 'From elsewhere');
  await page.reload();
  await page.getByRole('switch', { name: 'Following' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('button', { name: /new posts?$/ })).toHaveCount(0);
});

test('what happens while the connection is broken is all there afterwards, once each', { tag: '@firefox' }, async ({
  page,
  request,
}) => {
  await register(request);
  const rideId = await publishRide(request, { inDays: 30, content: `Through the tunnel ${randomUUID()}` });
  await comment(request, rideId, 'Before.');
  const line = await breakableSockets(page);
  await page.goto(`/post/${rideId}`);
  await expect(comments(page).getByText('Before.')).toBeVisible();
  await expect.poll(line.isOpen).toBe(true);
  await comment(request, rideId, 'Live.');
  await expect(comments(page).getByText('Live.')).toBeVisible();
  await button(page, 'Moments 0').click();
  await expect(momentsOf(page).getByText('No moments yet')).toBeVisible();

  await line.cut();
  await comment(request, rideId, 'Unheard one.');
  await comment(request, rideId, 'Unheard two.');
  const written = await (await request.get(`/api/comments/${rideId}`)).json();
  const { id: liveId } = written.find(({ content }: { content: string }) => content === 'Live.');
  expect((await request.delete(`/api/comments/${liveId}`)).ok()).toBe(true);
  await request.post(`/api/rides/${rideId}/moments`, { data: { description: 'Dark in here.' } });
  await register(request);
  await request.post(`/api/rides/${rideId}/join`, { data: {} });
  await expect(momentsOf(page).getByText('No moments yet')).toBeVisible();

  line.mend();
  await expect(momentsOf(page).getByText('Dark in here.')).toHaveCount(1);
  await pressEscape(page);
  await expect(button(page, '2 riders')).toBeVisible();
  const told = comments(page).getByText(/^(Before|Live|Unheard \w+)\.$/);
  await expect(told).toHaveText(['Before.', 'Unheard one.', 'Unheard two.']);
  await expect(button(page, '3 comments')).toBeVisible();
});
