import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { inspect } from './inspect.ts';
import { expect, test } from './journey.ts';
import { pressEscape } from './keyboard.ts';
import { demo, otherMember, register, signIn } from './people.ts';
import { publish } from './publish.ts';

const ringed = (page: Page) => page.locator('[data-ringed]');

/** Comments through the API, in this order. Returns their ids. */
async function commentOn(request: APIRequestContext, postId: string, words: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const content of words) {
    const response = await request.post('/api/comments', { data: { postId, content } });
    if (!response.ok()) throw new Error(`Commenting failed: ${await response.text()}`);
    ids.push((await response.json()).id);
  }
  return ids;
}

test('the address of a comment opens it behind the first page of comments, for visitors too', async ({
  page,
  request,
}) => {
  await register(request);
  const postId = await publish(request, `Who rides on Sunday? ${randomUUID()}`);
  const words = Array.from({ length: 28 }, (_, index) => `Rider number ${index + 1}`);
  const ids = await commentOn(request, postId, words);
  await page.goto(`/post/${postId}#comment-${ids[25]}`);

  await expect(ringed(page)).toContainText('Rider number 26');
  // The ring passes in seconds, the focus stays.
  const comment = page.locator(`[id="comment-${ids[25]}"]`);
  await expect(comment).toBeFocused();
  await expect(comment).toBeInViewport();
  await inspect(page);
  await expect(page.getByText('Rider number 28')).toBeVisible();
  await expect(page.getByText('Rider number 25')).toBeHidden();
  await expect(ringed(page)).toHaveCount(0);

  await page.getByRole('button', { name: '25 comments before this one' }).click();
  await expect(page.getByText('Rider number 25')).toBeVisible();
  await page.getByRole('button', { name: 'Show earlier comments' }).click();
  await expect(page.getByText('Rider number 1', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /before this one|earlier/ })).toHaveCount(0);
});

test('a notification of a comment leads to it, and a deleted one says so', async ({ page, request, browser }) => {
  const rider = await register(request);
  const postId = await publish(request, `New tyres ${randomUUID()}`);
  const other = await otherMember(browser);
  const [id] = await commentOn(other.request, postId, ['Which width?']);
  await signIn(page, rider, '/notifications');
  await page.getByRole('link', { name: /commented on your post/ }).click();
  await expect(page).toHaveURL(`/post/${postId}#comment-${id}`);
  await expect(ringed(page)).toContainText('Which width?');
  await expect(page.locator(`[id="comment-${id}"]`)).toBeFocused();

  await other.request.delete(`/api/comments/${id}`);
  await page.reload();
  await expect(page.getByText('The comment you followed a link to was deleted or is hidden from you.')).toBeVisible();
  await expect(page.getByText('New tyres')).toBeVisible();
});

test('the time of a card opens its page, and the number of likes who likes it', { tag: '@firefox' }, async ({
  page,
  request,
  browser,
}) => {
  const rider = await register(request);
  const words = `Sunrise over the mill ${randomUUID()}`;
  const postId = await publish(request, words);
  const other = await otherMember(browser);
  await other.request.post('/api/likes/toggle', { data: { postId } });
  await signIn(page, rider);
  const card = page.getByRole('article').filter({ hasText: words });
  const time = card.getByRole('link', { name: /open this post$/ });
  const box = await time.boundingBox();
  expect(box?.width).toBeGreaterThan(24);

  await card.getByRole('button', { name: '1: see who likes this' }).click();
  const likes = page.getByRole('dialog', { name: 'Likes' });
  await expect(likes).toContainText('1 rider');
  await inspect(page);
  await likes.getByRole('button', { name: `Follow ${other.rider.displayName}` }).click();
  await expect(likes.getByRole('button', { name: `Following ${other.rider.displayName}` })).toBeEnabled();
  await pressEscape(page);
  await expect(likes).toBeHidden();

  await time.click();
  await expect(page).toHaveURL(`/post/${postId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Post by ${rider.username}`);
});

/** Scrolls down, follows a link that neither bar covers, goes back, and expects the same position. */
async function expectPlaceKept(page: Page, link: Locator, isBack: () => Promise<unknown>) {
  await expect(link).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 600));
  // Playwright would scroll further for a covered link.
  await link.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const isFree = top > 100 && bottom < window.innerHeight - 100;
    if (!isFree) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  const position = await page.evaluate(() => window.scrollY);
  const path = await page.evaluate(() => location.pathname);
  await link.click();
  await expect.poll(() => page.evaluate(() => location.pathname)).not.toBe(path);
  await page.goBack();
  await isBack();
  const distance = () => page.evaluate((wanted) => Math.abs(window.scrollY - wanted), position);
  await expect.poll(distance).toBeLessThan(60);
}

test('Back keeps the search, the tab and the place of Explore', async ({ page }) => {
  await page.goto('/explore?q=ride');
  await page.getByRole('tab', { name: /Posts/ }).click();
  await expect(page.getByRole('tab', { name: /Posts/ })).toHaveAttribute('aria-selected', 'true');
  const hits = page.getByRole('tabpanel').getByRole('listitem');
  await expect.poll(() => hits.count()).toBeGreaterThan(9);
  await expectPlaceKept(page, hits.nth(5).getByRole('link').first(), () =>
    expect(page.getByRole('tab', { name: /Posts/ })).toHaveAttribute('aria-selected', 'true'),
  );
  await expect(page.getByRole('searchbox', { name: 'Search', exact: true }).last()).toHaveValue('ride');
});

test('Back keeps the tab and the search of Groups', async ({ page }) => {
  await signIn(page, demo, '/groups');
  await page.getByRole('tab', { name: /Discover/ }).click();
  const search = page.getByRole('searchbox', { name: 'Search groups' });
  await search.fill('e');
  await expect(page).toHaveURL('/groups?tab=discover&q=e');
  await page.getByRole('link', { name: 'Cycle Chat' }).first().click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(search).toHaveValue('e');
  await expect(page.getByRole('tab', { name: /Discover/ })).toHaveAttribute('aria-selected', 'true');
});

test('Back keeps the place of Events', async ({ page }) => {
  await page.goto('/events');
  const events = page.getByRole('article');
  await expect.poll(() => events.count()).toBeGreaterThan(5);
  await expectPlaceKept(page, events.nth(4).getByRole('link').first(), () =>
    expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible(),
  );
});

test('Back keeps the tab, the filter and the place of the home page', async ({ page }) => {
  await signIn(page, demo);
  await page.getByRole('switch', { name: 'Following' }).click();
  await page.getByRole('tab', { name: 'Rides' }).click();
  const cards = page.getByRole('article');
  await expect.poll(() => cards.count()).toBeGreaterThan(2);
  await expectPlaceKept(page, cards.nth(1).getByRole('link', { name: /open this ride$/ }), () =>
    expect(page.getByRole('tab', { name: 'Rides' })).toHaveAttribute('aria-selected', 'true'),
  );
  await expect(page.getByRole('switch', { name: 'Following' })).toBeChecked();
});

test('Back leaves no dialog open, on neither page', async ({ page }) => {
  await signIn(page, demo, '/events');
  await page.getByRole('link', { name: 'Cycle Chat' }).first().click();
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeFocused();
  await expect(dialog).toBeHidden();
  await page.goForward();
  await expect(page.getByRole('button', { name: 'Post', exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(dialog).toBeVisible();
});

test('a like on the page of a post is on the feed after Back', async ({ page, request }) => {
  await register(request);
  const words = `Gravel to the lake ${randomUUID()}`;
  await publish(request, words);
  await signIn(page, demo);
  const card = page.getByRole('article').filter({ hasText: words });
  await card.getByRole('link', { name: /open this post$/ }).click();
  await card.getByRole('button', { name: '0 likes' }).click();
  await expect(page.getByText('Post liked!', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(card.getByRole('button', { name: '1 like', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('the code of a page is loaded when the focus is on a link to it, and its bones show meanwhile', async ({
  page,
}) => {
  // An idle browser loads the other pages in advance.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/LoginPage/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Signup/Login' });
  await expect(link).toBeVisible();
  const asked = page.waitForRequest(/\/assets\/LoginPage/);
  await link.focus();
  await asked;
  await link.click();
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading...' })).toBeAttached();
  release();
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('the page of a post stands in the middle of a window of 1,440 pixels', async ({ page, request }) => {
  await register(request);
  const postId = await publish(request, `Over the bridge ${randomUUID()}`);
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto(`/post/${postId}`);
  await expect(page.getByRole('article')).toBeVisible();
  const rail = await page.getByRole('complementary', { name: 'Your riding' }).boundingBox();
  const column = await page.locator('[data-main-column]').boundingBox();
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  const [left, right] = [rail?.x ?? 0, width - (column?.x ?? 0) - (column?.width ?? 0)];
  expect(Math.abs(left - right)).toBeLessThanOrEqual(1);
  expect(column?.width).toBeGreaterThan(600);
});
