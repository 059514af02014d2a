import { inspect } from './inspect.ts';
import { expect, test } from './journey.ts';
import { demo, register, signIn } from './people.ts';
import { publishRide } from './publishRide.ts';

test('a member subscribes to their rides by keyboard, gets a new link and revokes it', async ({ page, request }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, await register(request));
  await publishRide(request, { inDays: 3, content: 'Coffee loop' });
  await page.goto('/explore?tab=rides');
  await page.getByRole('link', { name: 'Calendars' }).press('Enter');
  await expect(page).toHaveURL('/settings/calendars');
  await expect(page).toHaveTitle('Calendars · Cycle Chat');
  await page.getByRole('button', { name: 'Create link to My rides' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Link to My rides' });
  await expect(dialog.getByLabel('Calendar link')).toBeVisible();
  await inspect(page);
  const first = await dialog.getByLabel('Calendar link').inputValue();
  await dialog.getByRole('button', { name: 'Copy' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  await dialog.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(page.getByText(first)).toHaveCount(0);

  // A calendar program brings neither cookie nor token.
  const answer = await fetch(first);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(await answer.text()).toContain('SUMMARY:Coffee loop\r\n');

  await page.getByRole('button', { name: 'New link to My rides' }).press('Enter');
  await inspect(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'New Link' }).press('Enter');
  const second = await dialog.getByLabel('Calendar link').inputValue();
  expect([(await fetch(first)).status, (await fetch(second)).status]).toEqual([404, 200]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Revoke My rides' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Create link to My rides' })).toBeVisible();
  expect((await fetch(second)).status).toBe(404);
});

test('a ride is saved as a file for a calendar', async ({ page, request }) => {
  await register(request);
  const id = await publishRide(request, { inDays: 3, content: 'To the sea' });
  await page.goto(`/post/${id}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Add to calendar' }).press('Enter'),
  ]);
  expect(download.suggestedFilename()).toBe('ride.ics');
});

for (const theme of ['light', 'dark']) {
  test(`the calendars stand without fault in the ${theme} theme`, async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem('cycle-chat-theme', name), theme);
    await signIn(page, demo);
    await page.goto('/settings/calendars');
    await expect(page.getByText('All events')).toBeVisible();
    await inspect(page);
  });
}
