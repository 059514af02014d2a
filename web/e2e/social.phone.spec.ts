import { randomUUID } from 'node:crypto';
import { inspect } from './inspect.ts';
import { expect, test } from './journey.ts';
import { pressEnter } from './keyboard.ts';
import { otherMember, register, signIn, someoneElse } from './people.ts';
import { postMenu } from './postMenu.ts';
import { publish } from './publish.ts';
import { publishRide } from './publishRide.ts';

test('a member follows a new follower back from the notification', async ({ page, request, browser }) => {
  const rider = await register(request);
  const other = await someoneElse(browser);
  await other.page.goto(`/profile/${rider.username}`);
  await other.page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(other.page.getByRole('button', { name: 'Following', exact: true })).toBeEnabled();

  await signIn(page, rider, '/notifications');
  const { displayName, username } = other.rider;
  await page.getByRole('button', { name: `Follow back ${displayName}` }).click();
  await expect(page.getByRole('button', { name: `Following ${displayName}` })).toBeEnabled();
  await expect(page).toHaveURL('/notifications');
  await inspect(page);

  await page.getByRole('link', { name: `${displayName} started following you` }).click();
  await expect(page).toHaveURL(`/profile/${username}`);
  await expect(page.getByRole('button', { name: 'Following', exact: true })).toBeVisible();
});

test('a member mutes another for a week, reads until when, and unmutes', async ({ page, request, browser }) => {
  const other = await otherMember(browser);
  const content = `Loud words ${randomUUID()}`;
  const postId = await publish(other.request, content);
  await signIn(page, await register(request), `/post/${postId}`);
  await expect(page.getByText(content)).toBeVisible();
  await postMenu(page).click();
  await inspect(page);
  await page.getByRole('menuitem', { name: 'Mute for a week' }).click();
  await expect(page.getByText('You will not see what they write for a week.', { exact: true })).toBeVisible();
  await expect(page.getByText('Post Not Found')).toBeVisible();

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const unmute = page.getByRole('button', { name: `Unmute ${other.rider.displayName}` });
  const row = page.getByRole('listitem').filter({ has: unmute });
  const until = await row.getByRole('time').getAttribute('datetime');
  const days = (Date.parse(until ?? '') - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(7);
  await inspect(page);
  await unmute.click();
  await expect(page.getByText('You have not muted anyone.')).toBeVisible();
  await page.goto(`/post/${postId}`);
  await expect(page.getByText(content)).toBeVisible();
});

test('a member finds who rides with them on the own profile, and follows by keyboard', async ({
  page,
  request,
  browser,
}) => {
  const other = await otherMember(browser);
  const rideId = await publishRide(other.request, { inDays: 3, content: `Hills ${randomUUID()}` });
  const rider = await register(request);
  await request.post(`/api/rides/${rideId}/join`);
  await signIn(page, rider, '/profile');
  const card = page.getByRole('region', { name: 'Riders you may know' });
  await expect(card.getByRole('listitem')).toHaveCount(1);
  await expect(card.getByRole('link')).toContainText('Rides with you');
  await inspect(page);
  const { displayName, username } = other.rider;
  await pressEnter(card.getByRole('button', { name: `Follow ${displayName}` }));
  await expect(card.getByRole('button', { name: `Following ${displayName}` })).toBeEnabled();
  await pressEnter(card.getByRole('link'));
  await expect(page).toHaveURL(`/profile/${username}`);
});

test('a member who comes back reads where the new posts end', async ({ page, request, browser }) => {
  const other = await otherMember(browser);
  const old = `Seen before ${randomUUID()}`;
  await publish(other.request, old);
  const rider = await register(request);
  await signIn(page, rider, `/profile/${other.rider.username}`);
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Following', exact: true })).toBeEnabled();
  await page.goto('/');
  await page.getByRole('switch', { name: 'Following' }).click();
  const feed = page.getByRole('region', { name: 'Feed' });
  await expect(feed.getByText(old)).toBeVisible();
  await expect(feed.getByText('You were here')).toHaveCount(0);
  // The mark is stored after the posts are shown.
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => /^cycle-chat-seen:.*:FOLLOWING$/.test(key)));

  const fresh = `New since ${randomUUID()}`;
  await publish(other.request, fresh);
  await page.goto('/');
  await page.getByRole('switch', { name: 'Following' }).click();
  await expect(feed.getByText(fresh)).toBeVisible();
  const line = feed.getByText('You were here');
  await expect(line).toBeVisible();
  const topOf = async (text: string) => (await feed.getByText(text).boundingBox())?.y ?? 0;
  const places = [await topOf(fresh), await topOf('You were here'), await topOf(old)];
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  await inspect(page);
});
