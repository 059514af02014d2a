import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { inspectInBothThemes } from './inspect.ts';
import { expect, test } from './journey.ts';
import { pressEscape } from './keyboard.ts';
import { register, signIn } from './people.ts';
import { postMenu } from './postMenu.ts';
import { publishRide } from './publishRide.ts';

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const cardOf = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words });
const toastOf = (page: Page, words: string) => page.getByText(words, { exact: true }).first();

test('a member is told what a ride lacks, posts it, and finds it first and joined', async ({ page, request }) => {
  const words = `Reservoir loop ${randomUUID()}`;
  await signIn(page, await register(request));
  await page.getByRole('button', { name: 'Ride', exact: true }).click();
  const dialog = dialogOf(page, 'Post a Ride');
  await dialog.getByRole('button', { name: 'Post Ride' }).click();
  await expect(dialog.getByText('Please add a description to your ride')).toBeVisible();
  await expect(toastOf(page, 'Missing required fields')).toBeVisible();
  await expect(toastOf(page, 'Please fill out: Distance, Location, Time')).toBeVisible();
  await expect(dialog.getByLabel('Description')).toBeFocused();

  await dialog.getByLabel('Description').fill(words);
  await dialog.getByRole('radio', { name: 'Gravel' }).click();
  await dialog.getByLabel('Distance').pressSequentially('31.5x.');
  await expect(dialog.getByLabel('Distance')).toHaveValue('31.5');
  await dialog.getByLabel('Date').fill('2086-06-01');
  await dialog.getByLabel('Time').fill('09:00');
  await page.reload();
  await page.getByRole('button', { name: 'Ride', exact: true }).click();
  await expect(dialog.getByLabel('Description')).toHaveValue(words);
  await expect(dialog.getByLabel('Date')).toHaveValue('2086-06-01');
  await dialog.getByLabel('Location').fill('Mill Square');
  await dialog.getByRole('button', { name: 'Post Ride' }).click();
  await expect(dialog).toBeHidden();

  const first = page.getByRole('article').first();
  await expect(first).toContainText(words);
  await expect(first).toContainText('Ride Post');
  await expect(first).toContainText('Sat, Jun 1, 2086');
  await expect(first).toContainText('9:00 AM');
  await expect(first.getByRole('button', { name: '1 rider' })).toBeVisible();
  await expect(first.getByRole('button', { name: 'Leave' })).toBeVisible();
});

test('an author edits a ride, and the focus returns to its menu', async ({ page, request }) => {
  const rider = await register(request);
  const words = `Up the old pass ${randomUUID()}`;
  const postId = await publishRide(request, { inDays: 30, content: words });
  await signIn(page, rider, `/post/${postId}`);
  await postMenu(page).click();
  await page.getByRole('menuitem', { name: 'Edit Ride' }).click();
  const dialog = dialogOf(page, 'Edit Ride');
  await dialog.getByLabel('Distance').fill('');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toastOf(page, 'Missing Information')).toBeVisible();
  await dialog.getByLabel('Distance').fill('50');
  await dialog.getByLabel('Location').fill('');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toastOf(page, 'Ride updated successfully!')).toBeVisible();
  await expect(postMenu(page)).toBeFocused();
  await expect(page.getByRole('article')).toContainText('50');
  await page.reload();
  await expect(cardOf(page, words)).not.toContainText('Mill Square');
});

test('another person joins and leaves in a browser of their own, and the first finds it', async ({
  page,
  request,
  browser,
}) => {
  const rider = await register(request);
  const postId = await publishRide(request, { inDays: 30, content: `Who is coming? ${randomUUID()}` });
  await signIn(page, rider, `/post/${postId}`);
  await expect(page.getByRole('button', { name: '1 rider' })).toBeVisible();

  const elsewhere = await browser.newContext({ timezoneId: 'Asia/Tokyo' });
  const other = await elsewhere.newPage();
  const guest = await register(elsewhere.request);
  await signIn(other, guest, `/post/${postId}`);
  // The local time of the ride, in every reader's time zone.
  await expect(other.getByRole('article')).toContainText('7:00 AM');
  await other.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(other.getByRole('button', { name: '2 riders' })).toBeVisible();
  await expect(toastOf(other, "You've joined this ride!")).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: '2 riders' }).click();
  await expect(dialogOf(page, 'Riders').getByText(`@${guest.username}`)).toBeVisible();
  await pressEscape(page);

  await other.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(toastOf(other, "You've left this ride")).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: '1 rider' })).toBeVisible();
  await elsewhere.close();
});

test('a ride that has passed is completed, and its map and moments stay open', async ({ page, request, browser }) => {
  await register(request);
  const postId = await publishRide(request, { inDays: -30, content: `That was that ${randomUUID()}` });
  const elsewhere = await browser.newContext();
  const visitor = await elsewhere.newPage();
  await visitor.goto(`/post/${postId}`);
  await expect(visitor.getByRole('button', { name: 'Ride Completed' })).toBeDisabled();
  await visitor.getByRole('button', { name: 'View Map' }).click();
  await expect(dialogOf(visitor, 'Ride Map').getByText('Mill Square')).toBeVisible();
  await expect(dialogOf(visitor, 'Ride Map').getByText('No route was added to this ride.')).toBeVisible();
  await pressEscape(visitor);
  await visitor.getByRole('button', { name: /^Moments/ }).click();
  await expect(dialogOf(visitor, 'Ride Moments').getByText('No moments yet')).toBeVisible();
  await elsewhere.close();

  await signIn(page, await register(request), `/post/${postId}`);
  await postMenu(page).click();
  await page.getByRole('menuitem', { name: 'Save Route' }).click();
  await expect(toastOf(page, 'Ride saved')).toBeVisible();
  await expect(toastOf(page, 'It has no route to download.')).toBeVisible();
  await page.reload();
  await postMenu(page).click();
  await expect(page.getByRole('menuitem', { name: 'Saved · Remove' })).toBeVisible();
});

test.describe('while the server cannot be reached', () => {
  test.use({ expectedError: /CreatePost failed|SetRideParticipation failed|Failed to load resource/ });

  test('a ride is not lost, a join is taken back, and both work once it can', async ({ page, request }) => {
    const words = `Against the wind ${randomUUID()}`;
    await register(request);
    const postId = await publishRide(request, { inDays: 30, content: `Somebody else's ${randomUUID()}` });
    await signIn(page, await register(request), `/post/${postId}`);
    await expect(page.getByRole('button', { name: 'Join', exact: true })).toBeVisible();
    await page.route('**/graphql', (route) => route.abort());
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(toastOf(page, 'Failed to join this ride')).toBeVisible();
    await expect(page.getByRole('button', { name: '1 rider' })).toBeVisible();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Leave', exact: true })).toBeVisible();

    await page.goto('/');
    await page.getByRole('button', { name: 'Ride', exact: true }).click();
    const dialog = dialogOf(page, 'Post a Ride');
    await dialog.getByLabel('Description').fill(words);
    await dialog.getByLabel('Distance').fill('10');
    await dialog.getByLabel('Date').fill('2086-06-01');
    await dialog.getByLabel('Time').fill('09:00');
    await dialog.getByLabel('Location').fill('Mill Square');
    await page.route('**/graphql', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Post Ride' }).click();
    await expect(toastOf(page, 'There was a problem posting your ride. Please try again.')).toBeVisible();
    await page.unroute('**/graphql');
    await dialog.getByRole('button', { name: 'Post Ride' }).click();
    await expect(dialog).toBeHidden();
    await expect(cardOf(page, words)).toHaveCount(1);
  });
});

test('the dialogs of a ride stand without fault in both themes', async ({ page, request }) => {
  const rider = await register(request);
  const postId = await publishRide(request, { inDays: 30, content: 'Looked at closely' });
  await signIn(page, rider);
  await page.getByRole('button', { name: 'Ride', exact: true }).click();
  await dialogOf(page, 'Post a Ride').getByRole('button', { name: 'Post Ride' }).click();
  await expect(toastOf(page, 'Missing required fields')).toBeVisible();
  await inspectInBothThemes(page);

  await page.goto(`/post/${postId}`);
  for (const [button, name] of [
    ['View Map', 'Ride Map'],
    [/^Moments/, 'Ride Moments'],
    ['1 rider', 'Riders'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(dialogOf(page, name)).toBeVisible();
    await inspectInBothThemes(page);
    await pressEscape(page);
    await expect(dialogOf(page, name)).toBeHidden();
    await expect(page.getByRole('button', { name: button })).toBeFocused();
  }
  await page.getByRole('button', { name: /^Moments/ }).click();
  await page.getByRole('button', { name: 'Capture Moment' }).click();
  await expect(page.getByRole('heading', { name: 'Share a Moment' })).toBeVisible();
  await inspectInBothThemes(page);
});
