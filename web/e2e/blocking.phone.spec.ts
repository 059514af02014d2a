import { randomUUID } from 'node:crypto';
import { inspect } from './inspect.ts';
import { expect, test } from './journey.ts';
import { register, signIn } from './people.ts';
import { publish } from './publish.ts';

test('a member blocks another from the menu, neither finds the other, and unblocks them in settings', async ({
  page,
  request,
  browser,
}) => {
  const theirs = await browser.newContext();
  const blocked = await register(theirs.request);
  const theirWords = `Unwanted words ${randomUUID()}`;
  await publish(theirs.request, theirWords);
  const blocker = await register(request);
  const ownWords = `Kept from one ${randomUUID()}`;
  const postId = await publish(request, ownWords);

  await signIn(page, blocker);
  const card = page.getByRole('article').filter({ hasText: theirWords });
  await card.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: `Block @${blocked.username}` }).click();
  const dialog = page.getByRole('alertdialog', { name: `Block @${blocked.username}?` });
  await expect(dialog).toBeVisible();
  await inspect(page);
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect(page.getByText(`${blocked.username} is blocked`, { exact: true })).toBeVisible();
  await expect(card).toHaveCount(0);

  const other = await theirs.newPage();
  await signIn(other, blocked, `/post/${postId}`);
  await expect(other.getByRole('heading', { name: 'Post Not Found' })).toBeVisible();
  await other.goto(`/profile/${blocker.username}`);
  await expect(other.getByRole('heading', { name: 'User not found' })).toBeVisible();

  await page.goto(`/profile/${blocked.username}`);
  await expect(page.getByText(`You have blocked ${blocked.displayName}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unblock' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toHaveCount(0);
  await inspect(page);

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('button', { name: `Unblock ${blocked.displayName}` }).click();
  await expect(page.getByText('You have not blocked anyone.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Blocked people' })).toBeFocused();
  await inspect(page);

  await other.goto(`/post/${postId}`);
  await expect(other.getByRole('article').filter({ hasText: ownWords })).toBeVisible();
  await theirs.close();
});
