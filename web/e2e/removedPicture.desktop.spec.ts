import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { inspect } from './inspect.ts';
import { expect, test } from './journey.ts';
import { linkToBoard } from './linkToBoard.ts';
import { someoneElse } from './people.ts';
import { publish } from './publish.ts';

/** A picture that no other test shows. */
async function picture(): Promise<string> {
  const channel = () => Math.floor(Math.random() * 256);
  const background = { r: channel(), g: channel(), b: channel() };
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const bytes = await sharp({ create: { width: 320, height: 240, channels: 3, background, noise } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${bytes.toString('base64')}`;
}

test('an operator finds a post, removes one of its pictures and restores it, and the author sees why', async ({
  page,
  browser,
}) => {
  const { page: authorPage, rider, request } = await someoneElse(browser);
  const words = `Out in the rain ${randomUUID()}`;
  const postId = await publish(request, words, [await picture(), await picture()]);
  const picturesOf = async () => (await (await request.get(`/api/posts/${postId}`)).json()).mediaUrls;
  const [first, second] = await picturesOf();
  await authorPage.goto(`/post/${postId}`);
  await expect(
    authorPage
      .getByRole('article')
      .first()
      .locator(`img[src*="${first.slice(7, 40)}"]`),
  ).toBeVisible();

  await page.goto(await linkToBoard('Hanna'));
  const board = page.getByRole('navigation', { name: 'Board' });
  await board.getByRole('link', { name: 'Content' }).click();
  await page.getByRole('searchbox', { name: 'Find content' }).fill(`@${rider.username}`);
  const found = page.getByRole('listitem').filter({ has: page.locator(`img[src*="${first.slice(7, 40)}"]`) });
  await expect(found).toHaveCount(1);
  await inspect(page);
  // A path is no name for people.
  await expect(page.getByText('/media/')).toHaveCount(0);
  await found.getByRole('button').click();
  const opened = page.getByRole('region', { name: rider.username });
  await expect(opened.locator(`img[src*="${first.slice(7, 40)}"]`)).toBeVisible();
  await expect(opened).toContainText('It disappears from here for everyone at once.');
  await opened.getByLabel('Reason').selectOption('Private data of a person');
  await opened.getByLabel('Statement to the member').fill('It shows the plate of a car.');
  await inspect(page);
  await opened.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByText('The picture is removed', { exact: true })).toBeVisible();
  expect(await picturesOf()).toEqual([second]);
  expect((await request.get(first)).status()).toBe(404);

  await authorPage.goto(`/post/${postId}`);
  const article = authorPage.getByRole('article').first();
  await expect(article.locator(`img[src*="${second.slice(7, 40)}"]`)).toBeVisible();
  await expect(article.getByText(/edited/)).toHaveCount(0);
  await authorPage.goto('/settings/removals');
  await expect(authorPage.getByRole('heading', { name: 'Your picture was removed' })).toBeVisible();
  await expect(authorPage.getByText('It shows the plate of a car.')).toBeVisible();
  await expect(authorPage.getByText('/media/')).toHaveCount(0);
  await inspect(authorPage);

  const removals = page.getByRole('list', { name: 'Removals and warnings' });
  const removed = removals.getByRole('listitem').filter({ hasText: `Picture of ${rider.username}` });
  await removed.getByRole('button').click();
  const removal = page.getByRole('region', { name: `Picture of ${rider.username}` });
  await removal.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('It is back', { exact: true })).toBeVisible();
  await inspect(page);
  expect(await picturesOf()).toEqual([first, second]);
  await authorPage.goto(`/post/${postId}`);
  await expect(article.locator(`img[src*="${first.slice(7, 40)}"]`)).toBeVisible();
  await expect(article.getByText(/edited/)).toHaveCount(0);
  await authorPage.context().close();
});
