import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { pressEscape } from './keyboard.ts';
import { register, signIn } from './people.ts';
import { publishRide } from './publishRide.ts';

const picture = {
  name: 'summit.png',
  mimeType: 'image/png',
  // One red dot.
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
    'base64',
  ),
};

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Ride Moments' });
const toastOf = (page: Page, words: string) => page.getByText(words, { exact: true }).first();

test('a newcomer joins a ride that somebody else posted, shares a moment of it, and takes it back', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 48.85837, longitude: 2.29448 });
  const words = `Soup at the top ${randomUUID()}`;
  await register(request);
  const postId = await publishRide(request, { inDays: 30, content: words });
  await signIn(page, await register(request));
  const card = page.getByRole('article').filter({ hasText: words });
  await card.getByRole('button', { name: 'Moments 0' }).click();
  await expect(dialogOf(page).getByText('Those who take part can share them here.')).toBeVisible();
  await expect(dialogOf(page).getByRole('button', { name: 'Capture Moment' })).toHaveCount(0);
  await pressEscape(page);

  await card.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(toastOf(page, "You've joined this ride!")).toBeVisible();
  await card.getByRole('button', { name: 'Moments 0' }).click();
  await dialogOf(page).getByRole('button', { name: 'Capture Moment' }).click();
  await dialogOf(page).getByLabel('Description').fill('Above the clouds.');
  await dialogOf(page).getByRole('button', { name: 'Use my location' }).click();
  await expect(dialogOf(page).getByText('48.8584° N, 2.2945° E')).toBeVisible();
  await dialogOf(page).getByLabel('Photo', { exact: true }).last().setInputFiles(picture);
  await expect(dialogOf(page).getByRole('img', { name: 'summit.png' })).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Share', exact: true }).click();
  await expect(toastOf(page, 'Moment shared!')).toBeVisible();
  const moment = dialogOf(page).getByRole('article').filter({ hasText: 'Above the clouds.' });
  await expect(moment).toContainText('48.8584° N, 2.2945° E');
  await expect(moment.getByRole('img', { name: /^Moment by/ })).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(card.getByRole('button', { name: 'Moments 1' })).toBeVisible();

  await page.goto(`/post/${postId}`);
  await page.getByRole('button', { name: 'Moments 1' }).click();
  await dialogOf(page).getByRole('button', { name: 'Delete moment' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toastOf(page, 'Moment deleted successfully')).toBeVisible();
  await expect(dialogOf(page).getByText('No moments yet')).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Moments 0' })).toBeVisible();
});

test('a ride is joined and a moment shared without a mouse', async ({ page, request }) => {
  await register(request);
  const postId = await publishRide(request, { inDays: 30, content: `Keys only ${randomUUID()}` });
  await signIn(page, await register(request), `/post/${postId}`);
  await tabTo(page, page.getByRole('button', { name: 'Join', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Leave', exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Moments 0' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, dialogOf(page).getByRole('button', { name: 'Capture Moment' }));
  await page.keyboard.press('Enter');
  await expect(dialogOf(page).getByLabel('Description')).toBeFocused();
  await page.keyboard.type('Both hands on the bars.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Second hairpin');
  await page.keyboard.press('Enter');

  await expect(toastOf(page, 'Moment shared!')).toBeVisible();
  await expect(dialogOf(page).getByText('Both hands on the bars.')).toBeVisible();
  await expect(dialogOf(page).getByText('Second hairpin')).toBeVisible();
  await expect(dialogOf(page).getByRole('button', { name: 'Capture Moment' })).toBeFocused();
  // Escape closes both the toast and the dialog that has the focus.
  await pressEscape(page);
  await expect(toastOf(page, 'Moment shared!')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Moments 1' })).toBeFocused();
});

test('what one person shares another finds, without the means to delete it', async ({ page, request, browser }) => {
  const rider = await register(request);
  const postId = await publishRide(request, { inDays: -1, content: `After the ride ${randomUUID()}` });
  await signIn(page, rider, `/post/${postId}`);
  await page.getByRole('button', { name: 'Moments 0' }).click();
  await dialogOf(page).getByRole('button', { name: 'Capture Moment' }).click();
  await dialogOf(page).getByRole('button', { name: 'Share', exact: true }).click();
  const complaint = 'Please add a description, a photo or a location to your moment';
  await expect(dialogOf(page).getByText(complaint)).toBeVisible();
  await dialogOf(page).getByLabel('Location').fill('Upper Dam');
  await dialogOf(page).getByRole('button', { name: 'Share', exact: true }).click();
  await expect(toastOf(page, 'Moment shared!')).toBeVisible();

  const elsewhere = await browser.newContext();
  const visitor = await elsewhere.newPage();
  await visitor.goto(`/post/${postId}`);
  await visitor.getByRole('button', { name: 'Moments 1' }).click();
  await expect(dialogOf(visitor).getByText('Upper Dam')).toBeVisible();
  await expect(dialogOf(visitor).getByRole('button', { name: 'Delete moment' })).toHaveCount(0);
  await elsewhere.close();
});

test.describe('while the server cannot be reached', () => {
  test.use({ expectedError: /ShareMoment failed|Failed to load resource/ });

  test('the words of a moment stay, and it is shared once it can', async ({ page, request }) => {
    const rider = await register(request);
    const postId = await publishRide(request, { inDays: 30, content: `No signal ${randomUUID()}` });
    await signIn(page, rider, `/post/${postId}`);
    await page.getByRole('button', { name: 'Moments 0' }).click();
    await dialogOf(page).getByRole('button', { name: 'Capture Moment' }).click();
    await dialogOf(page).getByLabel('Description').fill('In the tunnel.');
    await page.route('**/graphql', (route) => route.abort());
    await dialogOf(page).getByRole('button', { name: 'Share', exact: true }).click();
    await expect(toastOf(page, 'There was a problem sharing your moment. Please try again.')).toBeVisible();
    await expect(dialogOf(page).getByLabel('Description')).toHaveValue('In the tunnel.');
    await page.unroute('**/graphql');
    await dialogOf(page).getByRole('button', { name: 'Share', exact: true }).click();
    await expect(toastOf(page, 'Moment shared!')).toBeVisible();
    await expect(dialogOf(page).getByRole('article')).toHaveCount(1);
  });
});

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: ReturnType<Page['getByRole']>): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < 80; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
