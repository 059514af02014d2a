import { randomUUID } from 'node:crypto';
import { inspectInBothThemes } from './inspect.ts';
import { expect, test } from './journey.ts';
import { register, signIn, someoneElse } from './people.ts';
import { publishRide } from './publishRide.ts';

test('an author calls a ride off instead of deleting it, its riders are told, and it is put on again', async ({
  page,
  request,
  browser,
}) => {
  const author = await register(request);
  const words = `Over the frozen pass ${randomUUID()}`;
  const postId = await publishRide(request, { inDays: 30, content: words });
  const { page: theirs, request: asRider } = await someoneElse(browser);
  expect((await asRider.post(`/api/rides/${postId}/join`)).ok()).toBe(true);

  await signIn(page, author, `/post/${postId}`);
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete Ride' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this ride?' });
  await expect(question).toContainText('those who joined still see it');
  await inspectInBothThemes(page);
  await question.getByRole('button', { name: 'Call Off Instead' }).click();
  const dialog = page.getByRole('dialog', { name: 'Call off this ride?' });
  await dialog.getByLabel('Reason').fill('Ice on the pass');
  await inspectInBothThemes(page);
  await dialog.getByRole('button', { name: 'Call Off' }).click();
  await expect(card.getByText('Called off: Ice on the pass')).toBeVisible();
  await inspectInBothThemes(page);

  await theirs.goto('/notifications');
  const notice = theirs.getByRole('listitem').filter({ hasText: 'called off a ride you joined' });
  await expect(notice).toContainText('Called off: Ice on the pass');
  await theirs.goto('/rides');
  await expect(theirs.getByText('Your next ride is called off')).toBeVisible();
  await inspectInBothThemes(theirs);
  await theirs.goto(`/post/${postId}`);
  await theirs.getByRole('button', { name: 'Leave' }).click();
  await expect(theirs.getByRole('button', { name: 'Called Off' })).toBeDisabled();

  await card.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Put On Again' }).click();
  await page
    .getByRole('alertdialog', { name: 'Put this ride on again?' })
    .getByRole('button', { name: 'Put On Again' })
    .click();
  await expect(card.getByText('Called off: Ice on the pass')).toBeHidden();
  await expect(theirs.getByRole('button', { name: 'Join' })).toBeVisible();
});
