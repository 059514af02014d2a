import { inspect, inspectInBothThemes } from './inspect.ts';
import { expect, test } from './journey.ts';
import { pressEnter, pressEscape } from './keyboard.ts';
import { register, signIn } from './people.ts';
import { publishRide } from './publishRide.ts';

test('a member subscribes to their rides by keyboard, gets a new link and revokes it', async ({ page, request }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, await register(request));
  await publishRide(request, { inDays: 3, content: 'Coffee loop' });
  await page.goto('/explore?tab=rides');
  await pressEnter(page.getByRole('link', { name: 'Calendars' }));
  await expect(page).toHaveURL('/settings/calendars');
  await expect(page).toHaveTitle('Calendars · Settings · Cycle Chat');
  await pressEnter(page.getByRole('button', { name: 'Create link to My rides' }));
  const dialog = page.getByRole('dialog', { name: 'Link to My rides' });
  await expect(dialog.getByLabel('Calendar link')).toBeVisible();
  await inspect(page);
  const first = await dialog.getByLabel('Calendar link').inputValue();
  await pressEnter(dialog.getByRole('button', { name: 'Copy' }));
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  await pressEnter(dialog.getByRole('button', { name: 'Done' }));
  await expect(page.getByText(first)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'New link to My rides' })).toBeFocused();

  // A calendar program sends neither cookie nor token.
  const answer = await fetch(first);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(await answer.text()).toContain('SUMMARY:Coffee loop\r\n');

  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await inspect(page);
  await pressEnter(question.getByRole('button', { name: 'New Link' }));
  const second = await dialog.getByLabel('Calendar link').inputValue();
  expect([(await fetch(first)).status, (await fetch(second)).status]).toEqual([404, 200]);
  // The question closes below the dialog.
  await expect(question).toHaveCount(0);
  await pressEscape(page);
  await expect(page.getByRole('button', { name: 'New link to My rides' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Revoke My rides' })).toBeFocused();
  await page.keyboard.press('Enter');
  await pressEnter(question.getByRole('button', { name: 'Revoke' }));
  await expect(page.getByRole('button', { name: 'Create link to My rides' })).toBeFocused();
  expect((await fetch(second)).status).toBe(404);
});

test('a visitor is led to the login, and back to the calendars', async ({ page, request }) => {
  const rider = await register(request);
  await page.goto('/settings/calendars');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Username').fill(rider.username);
  await page.getByLabel('Password').fill(rider.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/settings/calendars');
  await expect(page.getByText('All events')).toBeVisible();
});

test('a ride is saved as a file for a calendar', async ({ page, request }) => {
  await register(request);
  const id = await publishRide(request, { inDays: 3, content: 'To the sea' });
  await page.goto(`/post/${id}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    pressEnter(page.getByRole('link', { name: 'Add to calendar' })),
  ]);
  expect(download.suggestedFilename()).toBe('ride.ics');
});

test('the calendars stand without fault in both themes', async ({ page, request }) => {
  await signIn(page, await register(request), '/settings/calendars');
  await page.getByRole('button', { name: 'Create link to All events' }).click();
  await expect(page.getByRole('dialog').getByLabel('Calendar link')).toBeVisible();
  await inspectInBothThemes(page);
  await pressEscape(page);
  await page.getByRole('button', { name: 'Revoke All events' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await inspectInBothThemes(page);
  await pressEscape(page);
  await expect(page.getByText(/^Link made/)).toBeVisible();
  await inspectInBothThemes(page);
});
