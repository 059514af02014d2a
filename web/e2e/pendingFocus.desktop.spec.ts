import type { Page } from '@playwright/test';
import { hold, interrupt, outageErrors } from './interrupt.ts';
import { expect, test } from './journey.ts';
import { focusOn, pressEnter } from './keyboard.ts';
import { register, signIn } from './people.ts';

/** Submits a new password by keyboard while its response is held. */
async function changePassword(page: Page, password: string) {
  await page.goto('/settings');
  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password', { exact: true }).fill('over-the-pass');
  await page.getByLabel('Repeat new password').fill('over-the-pass');
  const answer = await hold(page, 'ChangePassword');
  await pressEnter(page.getByRole('button', { name: 'Change Password' }));
  const waiting = page.getByRole('button', { name: 'Changing...' });
  await expect(waiting).toBeDisabled();
  await expect(waiting).not.toBeFocused();
  return answer;
}

test('a button that has waited takes the focus again, and no press meanwhile', async ({ page, request }) => {
  const rider = await register(request);
  await signIn(page, rider);
  const answer = await changePassword(page, rider.password);
  await page.keyboard.press('Enter');
  answer.release();

  await expect(page.getByText('Password changed', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeFocused();
  expect(answer.count()).toBe(1);
});

test('who moves on while a button waits is left where they are', async ({ page, request }) => {
  const rider = await register(request);
  await signIn(page, rider);
  const answer = await changePassword(page, rider.password);
  // Past the button that shows the characters of the field.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByLabel('Repeat new password')).toBeFocused();
  answer.release();

  await expect(page.getByRole('button', { name: 'Change Password' })).toBeEnabled();
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Repeat new password')).toBeFocused();
});

test('a button below a list that grows takes the focus again, and the page stays where it was', async ({ page }) => {
  await page.goto('/');
  const articles = page.getByRole('article');
  const more = page.getByRole('button', { name: 'Load More Posts' });
  await focusOn(more);
  await page.evaluate(() => document.fonts.ready.then(() => true));
  const last = articles.nth((await articles.count()) - 1);
  const place = async () => Math.round((await last.boundingBox())?.y ?? Number.NaN);
  const shown = await articles.count();
  const before = await place();
  await page.keyboard.press('Enter');

  await expect.poll(() => articles.count()).toBeGreaterThan(shown);
  await expect(more).toBeFocused();
  expect(await place()).toBe(before);
});

test.describe('where the server is missing', () => {
  test.use({ expectedError: outageErrors });

  test('a button in a dialog has the focus again to be pressed once more', async ({ page, request }) => {
    const rider = await register(request);
    await signIn(page, rider, '/settings');
    await pressEnter(page.getByRole('button', { name: 'Delete Account' }));
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel('Password').fill(rider.password);
    const restore = await interrupt(page, 'failing');
    await pressEnter(dialog.getByRole('button', { name: 'Delete Account' }));

    await expect(page.getByText('Failed to delete the account. Please try again.', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Delete Account' })).toBeFocused();
    await restore();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your account is deleted', { exact: true })).toBeVisible();
  });
});
