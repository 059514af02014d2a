import { randomUUID } from 'node:crypto';
import { inspectInBothThemes } from './inspect.ts';
import { expect, test } from './journey.ts';
import { register, signIn, someoneElse } from './people.ts';
import { publishRide } from './publishRide.ts';

test('a full ride has a waiting list, and who gets a place is told', async ({ page, request, browser }) => {
  const author = await register(request);
  const words = `Twelve seats in the van ${randomUUID()}`;
  const postId = await publishRide(request, { inDays: 30, content: words });
  const { page: theirs, request: asRider } = await someoneElse(browser);

  await signIn(page, author, `/post/${postId}`);
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Edit Ride' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Ride' });
  await dialog.getByLabel('Places').fill('1');
  await inspectInBothThemes(page);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(card.getByRole('button', { name: '1 of 1 place' })).toBeVisible();

  await theirs.goto(`/post/${postId}`);
  await expect(theirs.getByRole('button', { name: 'Join', exact: true })).toBeHidden();
  await theirs.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(theirs.getByText('Waiting, number 1', { exact: true })).toBeVisible();
  await expect(theirs.getByText('You are on the waiting list', { exact: true })).toBeVisible();
  await inspectInBothThemes(theirs);
  await theirs.goto('/rides');
  await expect(theirs.getByText('You wait for a place in this ride, number 1')).toBeVisible();
  await inspectInBothThemes(theirs);
  expect((await asRider.post(`/api/rides/${postId}/join`)).status()).toBe(409);

  await expect(card.getByText('Full · 1 waiting')).toBeVisible();
  await card.getByRole('button', { name: 'See who waits' }).click();
  const list = page.getByRole('dialog', { name: 'Waiting list' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await inspectInBothThemes(page);
  await page.keyboard.press('Escape');
  await inspectInBothThemes(page);

  await card.getByRole('button', { name: 'Leave' }).click();
  await expect(card.getByRole('button', { name: 'Join the waiting list' })).toBeVisible();
  await theirs.goto('/notifications');
  await expect(
    theirs.getByRole('listitem').filter({ hasText: 'You have a place in a ride you waited for' }),
  ).toBeVisible();
  await inspectInBothThemes(theirs);
  await theirs.goto(`/post/${postId}`);
  await expect(theirs.getByRole('button', { name: 'Leave' })).toBeVisible();
});
