import { readFile } from 'node:fs/promises';
import { inspect, inspectInBothThemes } from './inspect.ts';
import { expect, test } from './journey.ts';
import { focusOn, pressEnter, pressEscape } from './keyboard.ts';
import { register, signIn, signInOnScreen } from './people.ts';
import { publishRide } from './publishRide.ts';
import { queryApi } from './queryApi.ts';
import { publishRouteRide, routeStart } from './routeFile.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

test('a member changes the password without a mouse, and signs in with the new one', async ({
  page,
  request,
  playwright,
}) => {
  const { baseURL } = test.info().project.use;
  const rider = await register(request);
  await signIn(page, rider);
  await pressEnter(page.getByRole('button', { name: 'Account of' }));
  await pressEnter(page.getByRole('menuitem', { name: 'Settings' }));
  await expect(page).toHaveURL('/settings');
  await expect(page).toHaveTitle('Account · Settings · Cycle Chat');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeFocused();
  await expect(page.getByRole('list', { name: 'Signed-in devices' }).getByRole('listitem')).toHaveCount(2);

  const type = async (label: string, text: string) => {
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(label, { exact: true })).toBeFocused();
    await page.keyboard.type(text);
    await leaveField();
  };
  /** Each password field has a button that shows its characters. */
  const leaveField = async () => {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAccessibleName('Show characters');
  };
  await focusOn(page.getByRole('link', { name: 'Access tokens' }));
  await type('Current password', rider.password);
  await type('New password', 'short');
  await type('Repeat new password', 'over-the-pass');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('over-the-pass');
  await leaveField();
  await page.keyboard.press('Tab');
  await leaveField();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeFocused();
  await expect(page.getByLabel('Current password')).toHaveValue('');
  await expect(page.getByText('No other devices are signed in.')).toBeVisible();
  expect((await request.get('/api/auth/me')).status()).toBe(401);

  await pressEnter(page.getByRole('button', { name: 'Account of' }));
  await pressEnter(page.getByRole('menuitem', { name: 'Logout' }));
  await expect(page).toHaveURL('/login');
  await signInOnScreen(page, { ...rider, password: 'over-the-pass' });
  const stranger = await playwright.request.newContext({ baseURL });
  const { username, password } = rider;
  expect((await stranger.post('/api/auth/login', { data: { username, password } })).status()).toBe(401);
  await stranger.dispose();
});

test('one browser signs the other out, and then all others', async ({ page, request, browser }) => {
  const rider = await register(request);
  const { baseURL, viewport } = test.info().project.use;
  const elsewhere = await browser.newContext({ baseURL, viewport, userAgent: firefox });
  const other = await elsewhere.newPage();
  await signIn(other, rider);
  await signIn(page, rider, '/settings');
  const devices = page.getByRole('list', { name: 'Signed-in devices' }).getByRole('listitem');
  await expect(devices).toHaveCount(3);
  await expect(devices.filter({ hasText: 'This device' })).toContainText('Now');

  await pressEnter(devices.getByRole('button', { name: 'Sign out Firefox on Linux' }));
  await expect(page.getByText('Firefox on Linux is signed out', { exact: true })).toBeVisible();
  await expect(devices).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Signed-in devices' })).toBeFocused();
  await other.reload();
  await expect(other.getByRole('link', { name: 'Signup/Login' })).toBeVisible();

  await signIn(other, rider);
  await pressEnter(page.getByRole('button', { name: 'Sign out everywhere else' }));
  const question = page.getByRole('alertdialog', { name: 'Sign out everywhere else?' });
  await inspect(page);
  await pressEnter(question.getByRole('button', { name: 'Sign out' }));
  await expect(page.getByText('No other devices are signed in.')).toBeVisible();
  await expect(devices).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Signed-in devices' })).toBeFocused();
  await other.reload();
  await expect(other.getByRole('link', { name: 'Signup/Login' })).toBeVisible();
  await elsewhere.close();
});

test('a member takes their data away as a file', async ({ page, request }) => {
  const rider = await register(request);
  await signIn(page, rider, '/settings');
  const arrival = page.waitForEvent('download');
  await pressEnter(page.getByRole('button', { name: 'Download Data' }));
  const file = await arrival;
  expect(file.suggestedFilename()).toBe(`cycle-chat-${rider.username}.json`);
  const held = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(held.account.username).toBe(rider.username);
  expect(held.sessions).toHaveLength(2);
  await expect(page.getByText('Your data is downloaded', { exact: true })).toBeVisible();
});

test.describe('a member who leaves', () => {
  test.use({ expectedError: /(DeleteAccount|Login) failed/ });

  test('deletes the account without a mouse, and is signed out for good', async ({ page, request }) => {
    const rider = await register(request);
    await signIn(page, rider, '/settings');
    await pressEnter(page.getByRole('button', { name: 'Delete Account' }));
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog.getByLabel('Password')).toBeFocused();
    await page.keyboard.type('not-this-one');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('The password is wrong')).toBeVisible();
    await expect(dialog.getByLabel('Password')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(rider.password);
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL('/');
    await expect(page.getByText('Your account is deleted', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Signup/Login' })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('session_id');
    expect((await request.get(`/api/users/by-username/${rider.username}`)).status()).toBe(404);
    await page.goto('/login');
    await page.getByLabel('Username').fill(rider.username);
    await page.getByLabel('Password').fill(rider.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert').getByText('Invalid username or password')).toBeVisible();
  });
});

test('a visitor is led to the login, and back to the settings', async ({ page, request }) => {
  const rider = await register(request);
  await page.goto('/settings');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Username').fill(rider.username);
  await page.getByLabel('Password').fill(rider.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/settings');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});

test('the settings stand without fault in both themes', async ({ page, request }) => {
  const rider = await register(request);
  await signIn(page, rider, '/settings');
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeVisible();
  await inspectInBothThemes(page);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Password is required').first()).toBeVisible();
  await inspectInBothThemes(page);
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
  await inspectInBothThemes(page);
  await pressEscape(page);
  await page.getByRole('link', { name: 'Access tokens' }).click();
  await expect(page.getByText('No access tokens yet')).toBeVisible();
  await inspectInBothThemes(page);
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Signed-in devices' })).toBeVisible();
});

test('a zone lies around the start of a ride, and so does the next one although the first hides that start', async ({
  page,
  request,
}) => {
  const rider = await register(request);
  await publishRide(request, { inDays: 30, content: 'No way yet' });
  await publishRouteRide(request, 'From my own door');
  await signIn(page, rider, '/settings/zones');
  const form = page.getByRole('dialog', { name: 'New Privacy Zone' });
  for (const name of ['Home', 'Home once more']) {
    await pressEnter(page.getByRole('button', { name: 'New Zone' }));
    await expect(form.getByLabel('Name')).toBeFocused();
    await page.keyboard.type(name);
    await pressEnter(form.getByRole('button', { name: 'Start of one of my rides' }));
    const rides = form.getByRole('list', { name: 'Your rides with a route' });
    await expect(rides.getByRole('button')).toHaveCount(1);
    await pressEnter(rides.getByRole('button', { name: 'From my own door' }));
    await expect(form.getByText('The zone lies around the start of From my own door')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Start of one of my rides' })).toBeFocused();
    await form.getByRole('button', { name: 'Add Zone' }).click();
    await expect(form).toBeHidden();
  }
  const { viewer } = await queryApi(request, '{ viewer { privacyZones { label lat lng } } }');
  expect(viewer.privacyZones).toEqual([
    { label: 'Home', ...routeStart },
    { label: 'Home once more', ...routeStart },
  ]);
});
