import { randomUUID } from 'node:crypto';
import { expect, test } from './journey.ts';
import { register, signIn } from './people.ts';
import { publish } from './publish.ts';

test('a member posts, finds it first, likes what another wrote, and finds both after a reload', async ({
  page,
  request,
}) => {
  const othersWords = `Wind from the side ${randomUUID()}`;
  await register(request);
  await publish(request, othersWords);
  const rider = await register(request);
  const words = `Tailwind all the way home ${randomUUID()}`;
  await signIn(page, rider);

  await page.getByRole('button', { name: 'Post', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Post' });
  const post = dialog.getByRole('button', { name: 'Post', exact: true });
  await expect(post).toBeDisabled();
  await dialog.getByRole('textbox').fill(words);
  await post.click();
  await expect(dialog).toBeHidden();
  const first = page.getByRole('article').first();
  await expect(first).toContainText(words);
  await expect(first).toContainText(rider.username);

  const other = page.getByRole('article').filter({ hasText: othersWords });
  const like = other.getByRole('button', { name: /^[\d.K]+ likes?$/ });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Post liked!', { exact: true })).toBeVisible();

  await page.reload();
  // Other tests share the community and may have posted since.
  await expect(page.getByRole('article').filter({ hasText: words })).toBeVisible();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
});

test('a member deletes a post after being asked', async ({ page, request }) => {
  const rider = await register(request);
  const words = `Said too much ${randomUUID()}`;
  await signIn(page, rider);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(words);
  await page.getByRole('dialog').getByRole('button', { name: 'Post', exact: true }).click();
  const card = page.getByRole('article').filter({ hasText: words });
  await card.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Post deleted successfully', { exact: true })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('the feed goes on to its end, once each, and its tabs count what is loaded', async ({ page }) => {
  await page.goto('/');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(20);
  await expect(page.getByText('20 total')).toBeVisible();

  const more = page.getByRole('button', { name: 'Load More Posts' });
  const end = page.getByText("You've reached the end of your feed");
  // While a page loads, neither is shown, so waiting for either waits for the page.
  for (await expect(more.or(end)).toBeVisible(); await more.isVisible(); await expect(more.or(end)).toBeVisible()) {
    await more.click();
  }
  await expect(end).toBeVisible();
  const total = await cards.count();
  expect(total).toBeGreaterThan(100);

  await page.getByRole('tab', { name: 'Rides' }).click();
  let rides = 0;
  // The tab is selected before its posts are shown.
  await expect
    .poll(async () => {
      rides = await cards.count();
      return page.getByText(`${rides} rides`).isVisible();
    })
    .toBe(true);
  await expect(cards.first()).toContainText('Ride Post');
  await page.getByRole('tab', { name: 'Posts' }).click();
  await expect(page.getByText(`${total - rides} posts`)).toBeVisible();
});
