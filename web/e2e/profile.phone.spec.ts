import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { inspectInBothThemes } from './inspect.ts';
import { expect, test } from './journey.ts';
import { pressEnter, pressEscape } from './keyboard.ts';
import { demo, newRider, register, signIn } from './people.ts';

const portrait = fileURLToPath(new URL('../public/brand/app-icon-192.png', import.meta.url));

async function openProfile(page: Page, path = '/profile'): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('a member changes their profile without a mouse, and finds it changed everywhere', async ({ page, request }) => {
  await signIn(page, await register(request));
  await openProfile(page);
  await pressEnter(page.getByRole('button', { name: 'Edit Profile' }));
  await expect(page.getByLabel('Display name')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Robin of the Hills');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Username')).toHaveAttribute('readonly');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Up first, breakfast later.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('+44 1244 555 010');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused();
  await expect(page.getByText('Up first, breakfast later.')).toBeVisible();
  await expect(page.getByText('+44 1244 555 010')).toBeVisible();
  await expect(page.getByText('Not provided')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Account of Robin of the Hills' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Robin of the Hills' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account of Robin of the Hills' })).toBeVisible();
});

test('a new picture is seen on the profile and in the header', async ({ page, request }) => {
  const rider = await register(request);
  await signIn(page, rider);
  await openProfile(page);
  await page.getByLabel('Profile picture', { exact: true }).setInputFiles(portrait);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await expect(page.getByRole('img', { name: rider.displayName })).toHaveAttribute('src', /^\/media\//);
  const account = page.getByRole('button', { name: `Account of ${rider.displayName}` });
  await expect(account.locator('img')).toHaveAttribute('src', /^\/media\//);
});

test('who rides in kilometers reads them everywhere', async ({ page, request }) => {
  await signIn(page, await register(request));
  await openProfile(page);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('combobox', { name: 'Distance units' }).click();
  await page.getByRole('option', { name: 'Kilometers (km)' }).click();
  await expect(page.getByText('The default is 402.3 kilometers.')).toBeVisible();
  await page.getByLabel('Time zone').selectOption('Europe/Berlin');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('402.3 kilometers')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Monthly Goal' })).toHaveAttribute(
    'aria-valuetext',
    '0 of 402.3 km',
  );
  await expect(page.getByRole('img', { name: /in kilometers/ })).toBeVisible();

  await page.getByRole('link', { name: 'Cycle Chat' }).click();
  const distance = page.getByRole('article').filter({ hasText: 'Ride Post' }).first().getByRole('definition').first();
  await expect(distance).toHaveText(/km$/);
});

test('what one does to follow, the other finds', async ({ browser, page, request }) => {
  const followed = await register(request);
  const follower = await register(request);
  await signIn(page, follower);
  await openProfile(page, `/profile/${followed.username.toUpperCase()}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${followed.displayName}'s Profile`);
  await pressEnter(page.getByRole('button', { name: 'Follow', exact: true }));
  await expect(page.getByRole('button', { name: 'Following', exact: true })).toBeEnabled();
  await expect(page.getByRole('button', { name: '1 Followers' })).toBeVisible();

  const other = await browser.newPage();
  await signIn(other, followed);
  await openProfile(other);
  await other.getByRole('button', { name: '1 Followers' }).click();
  const dialog = other.getByRole('dialog', { name: 'Followers' });
  await dialog.getByRole('link', { name: follower.displayName }).click();
  await expect(other).toHaveURL(`/profile/${follower.username}`);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(`${follower.displayName}'s Profile`);
  await expect(other.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(other.getByRole('button', { name: '1 Following' })).toBeVisible();

  await page.getByRole('button', { name: 'Following', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeEnabled();
  await other.reload();
  await expect(other.getByRole('button', { name: '0 Following' })).toBeVisible();
  await other.close();
});

test('the rides and people of a profile are listed and lead on', async ({ page }) => {
  await signIn(page, demo);
  await openProfile(page);
  await page.getByRole('tab', { name: 'Saved' }).click();
  await expect(page).toHaveURL(/\?tab=saved$/);
  await expect(page.getByRole('tabpanel', { name: 'Saved' })).toContainText(/No saved rides yet| mi/);
  await page.getByRole('tab', { name: 'Overview' }).click();

  await page.getByRole('button', { name: /^[\d.K]+ Rides$/ }).click();
  const rides = page.getByRole('dialog', { name: 'Rides' });
  await expect(rides.getByRole('link').first()).toHaveAttribute('href', /^\/\?scrollTo=/);
  await pressEscape(page);

  await page.getByRole('button', { name: /Following$/ }).click();
  const following = page.getByRole('dialog', { name: 'Following' });
  await expect(following.getByRole('link')).not.toHaveCount(0);
  await following.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: /Following$/ })).toBeFocused();
});

test('an id in the address becomes the username, for visitors too', async ({ page, request }) => {
  const rider = newRider();
  const answer = await request.post('/api/auth/register', { data: { ...rider, confirmPassword: rider.password } });
  const { id } = await answer.json();
  await page.goto(`/profile/${id}`);
  await expect(page).toHaveURL(`/profile/${rider.username}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${rider.displayName}'s Profile`);
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toHaveCount(0);
  await page.goto('/profile');
  await expect(page).toHaveURL('/login');
});

test('nobody’s profile is said to be nobody’s', async ({ page }) => {
  await openProfile(page, '/profile/no_such_rider');
  await expect(page.getByRole('heading', { name: 'User not found' })).toBeVisible();
  await expect(page.getByText("The user you're looking for doesn't exist.")).toBeVisible();
});

test('the profiles stand without fault in both themes', async ({ page }) => {
  await openProfile(page, '/profile/demo');
  await inspectInBothThemes(page);
  await signIn(page, demo);
  await openProfile(page);
  await inspectInBothThemes(page);
  await page.getByRole('button', { name: /^[\d.K]+ Rides$/ }).click();
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  await inspectInBothThemes(page);
  await pressEscape(page);
  await page.getByRole('button', { name: /Followers$/ }).click();
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  await inspectInBothThemes(page);
  await pressEscape(page);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Muted people' })).toBeVisible();
  await inspectInBothThemes(page);
});
