import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { interrupt, outageErrors, outages } from './interrupt.ts';
import { expect, test } from './journey.ts';
import { newRider, register, signIn } from './people.ts';
import { publish } from './publish.ts';
import { publishRide } from './publishRide.ts';

test.use({ expectedError: outageErrors });

const cardOf = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function expectToast(page: Page, words: string): Promise<void> {
  await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
}

async function choose(page: Page, words: string, item: string): Promise<void> {
  await cardOf(page, words).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

for (const outage of outages) {
  test.describe(`while the server is ${outage}`, () => {
    test('signing in and signing up keep what was typed, and work once it is back', async ({ page, request }) => {
      const { username, password } = await register(request);
      await page.goto('/login');
      await page.getByLabel('Username').fill(username);
      await page.getByLabel('Password').fill(password);
      let restore = await interrupt(page, outage);
      await button(page, 'Sign in').click();
      await expect(page.getByRole('alert')).toContainText('Incorrect username or password. Please try again.');
      await expect(page.getByLabel('Username')).toHaveValue(username);
      await expect(page.getByLabel('Password')).toHaveValue(password);
      await restore();
      await button(page, 'Sign in').click();
      await expect(page).toHaveURL('/');

      restore = await interrupt(page, outage);
      await page.getByRole('button', { name: 'Account' }).click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await expectToast(page, 'There was an issue logging you out. Please try again.');
      await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
      await restore();
      await page.getByRole('button', { name: 'Account' }).click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await expect(page).toHaveURL('/login');

      const newcomer = newRider();
      await page.goto('/login?mode=signup');
      await page.getByLabel('Username').fill(newcomer.username);
      await page.getByLabel('Display name').fill(newcomer.displayName);
      await page.getByLabel('Password', { exact: true }).fill(newcomer.password);
      await page.getByLabel('Confirm password').fill(newcomer.password);
      restore = await interrupt(page, outage);
      await button(page, 'Create an account').click();
      await expectToast(page, 'Signup failed');
      await expect(page.getByRole('alert').first()).toContainText('Registration failed. Please try again.');
      await expect(page.getByLabel('Display name')).toHaveValue(newcomer.displayName);
      await expect(page.getByLabel('Confirm password')).toHaveValue(newcomer.password);
      await restore();
      await button(page, 'Create an account').click();
      await expect(page).toHaveURL('/');
    });

    test('a profile being edited is kept, and saved once it is back', async ({ page, request }) => {
      await signIn(page, await register(request), '/profile');
      await button(page, 'Edit Profile').click();
      await page.getByLabel('Display name').fill('Robin Returned');
      await page.getByLabel('Bio').fill('Typed in a tunnel.');
      const restore = await interrupt(page, outage);
      await button(page, 'Save Changes').click();
      await expectToast(page, 'Failed to update profile. Please try again.');
      await expect(page.getByLabel('Display name')).toHaveValue('Robin Returned');
      await expect(page.getByLabel('Bio')).toHaveValue('Typed in a tunnel.');
      await restore();
      await button(page, 'Save Changes').click();
      await expect(page.getByText('Typed in a tunnel.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Account of Robin Returned' })).toBeVisible();
    });

    test('following is taken back, both ways, and works once it is back', async ({ page, request }) => {
      const { username } = await register(request);
      await signIn(page, await register(request), `/profile/${username}`);
      await expect(button(page, 'Follow')).toBeVisible();
      let restore = await interrupt(page, outage);
      await button(page, 'Follow').click();
      await expectToast(page, 'Failed to follow user');
      await expect(button(page, 'Follow')).toBeEnabled();
      await expect(button(page, '0 Followers')).toBeVisible();
      await restore();
      await button(page, 'Follow').click();
      await expect(button(page, 'Following')).toBeEnabled();

      restore = await interrupt(page, outage);
      await button(page, 'Following').click();
      await expectToast(page, 'Failed to unfollow user');
      await expect(button(page, 'Following')).toBeEnabled();
      await expect(button(page, '1 Followers')).toBeVisible();
      await button(page, '1 Followers').click();
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
      await restore();
      await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('dialog').getByRole('link')).toHaveCount(1);
    });

    test('a group and an event are joined and left only with the server', async ({ page, request }) => {
      await signIn(page, await register(request));
      for (const place of [groups, events]) {
        await page.goto(place.path);
        const card = page.getByRole('article', { name: place.name });
        await expect(card.getByRole('button', { name: place.join })).toBeVisible();
        const before = await card.textContent();
        let restore = await interrupt(page, outage);
        await card.getByRole('button', { name: place.join }).click();
        await expectToast(page, place.joinFailure);
        await expect(card.getByRole('button', { name: place.join })).toBeEnabled();
        expect(await card.textContent()).toBe(before);
        await restore();
        await card.getByRole('button', { name: place.join }).click();
        await expectToast(page, place.joined);

        restore = await interrupt(page, outage);
        await card.getByRole('button', { name: place.leave }).click();
        await expectToast(page, place.leaveFailure);
        await expect(card.getByRole('button', { name: place.leave })).toBeEnabled();
        await restore();
        await card.getByRole('button', { name: place.leave }).click();
        await expectToast(page, place.left);
        await expect(card.getByRole('button', { name: place.join })).toBeEnabled();
      }
    });

    test('a like, a report and a mute are taken back or kept, and work once it is back', async ({ page, request }) => {
      const words = `Opinions on tubeless ${randomUUID()}`;
      const author = await register(request);
      await publish(request, words);
      await signIn(page, await register(request));
      const like = cardOf(page, words).getByRole('button', { name: /likes?$/ });
      await expect(like).toBeVisible();
      const restore = await interrupt(page, outage);
      await like.click();
      await expectToast(page, 'There was a problem processing your action');
      await expect(like).toHaveAttribute('aria-pressed', 'false');
      await expect(like).toHaveAccessibleName('0 likes');

      await choose(page, words, 'Mute User');
      await expectToast(page, 'Failed to mute user. Please try again.');
      await expect(cardOf(page, words)).toBeVisible();

      await choose(page, words, 'Report');
      const dialog = page.getByRole('dialog', { name: 'Report this post' });
      await dialog.getByLabel('Reason').fill('Sealant everywhere.');
      await dialog.getByRole('button', { name: 'Report' }).click();
      await expectToast(page, 'Failed to send the report. Please try again.');
      await expect(dialog.getByLabel('Reason')).toHaveValue('Sealant everywhere.');

      await restore();
      await dialog.getByRole('button', { name: 'Report' }).click();
      await expectToast(page, 'Report sent');
      await like.click();
      await expectToast(page, 'Post liked!');
      await choose(page, words, 'Mute User');
      await expectToast(page, `${author.username} is muted`);
      await expect(cardOf(page, words)).toHaveCount(0);
    });

    test('a post and a ride are edited and deleted only with the server', async ({ page, request }) => {
      const rider = await register(request);
      const words = `Half a sentence ${randomUUID()}`;
      const rideWords = `Half a ride ${randomUUID()}`;
      await publish(request, words);
      await publishRide(request, { inDays: 30, content: rideWords });
      await signIn(page, rider);
      for (const kind of [plainPost, ride]) {
        const content = kind === ride ? rideWords : words;
        await choose(page, content, kind.edit);
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('textbox').first().fill(`${content}, mended`);
        let restore = await interrupt(page, outage);
        await dialog.getByRole('button', { name: 'Save Changes' }).click();
        await expectToast(page, kind.editFailure);
        await expect(dialog.getByRole('textbox').first()).toHaveValue(`${content}, mended`);
        await restore();
        await dialog.getByRole('button', { name: 'Save Changes' }).click();
        await expectToast(page, kind.edited);

        await choose(page, content, kind.remove);
        restore = await interrupt(page, outage);
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
        await expectToast(page, kind.removeFailure);
        await restore();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
        await expectToast(page, 'Post deleted successfully');
        await expect(cardOf(page, content)).toHaveCount(0);
      }
    });
  });
}

const groups = {
  path: '/groups',
  name: 'Flatlanders',
  join: 'Join Group',
  joinFailure: 'Failed to join group. Please try again.',
  joined: 'Successfully joined the group!',
  leave: 'Leave Group',
  leaveFailure: 'Failed to leave group. Please try again.',
  left: 'Successfully left the group!',
};

const events = {
  path: '/events',
  name: 'Lighthouse Brevet',
  join: 'Join Event',
  joinFailure: 'Failed to join this event',
  joined: "You've joined this event!",
  leave: 'Joined',
  leaveFailure: 'Failed to leave this event',
  left: "You've left this event",
};

const plainPost = {
  edit: 'Edit',
  editFailure: 'Failed to update post. Please try again.',
  edited: 'Post updated successfully!',
  remove: 'Delete',
  removeFailure: 'Failed to delete post',
};

const ride = {
  edit: 'Edit Ride',
  editFailure: 'Failed to update ride. Please try again.',
  edited: 'Ride updated successfully!',
  remove: 'Delete Ride',
  removeFailure: 'Failed to delete ride post',
};
