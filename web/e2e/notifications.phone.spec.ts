import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { inspect, inspectInBothThemes } from './inspect.ts';
import { expect, test } from './journey.ts';
import { pressEnter } from './keyboard.ts';
import { otherMember, register, signIn, signInLive, someoneElse } from './people.ts';
import { comment, publish } from './publish.ts';
import { publishRide } from './publishRide.ts';

const bell = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const list = (page: Page) => page.getByRole('list', { name: 'Notifications' });

test('the bell tells of a like as it happens, and leads there by keyboard', async ({ page, request, browser }) => {
  const rider = await register(request);
  const content = `New tyres ${randomUUID()}`;
  const postId = await publish(request, content);
  const other = await someoneElse(browser);
  await signInLive(page, rider);
  await expect(bell(page, 'Notifications')).toBeVisible();

  await other.page.goto(`/post/${postId}`);
  await other.page.getByRole('button', { name: '0 likes' }).click();
  await expect(bell(page, 'Notifications, 1 unread')).toBeVisible();
  await inspect(page);

  await pressEnter(bell(page, 'Notifications, 1 unread'));
  const told = list(page).getByRole('link', { name: `${other.rider.displayName} liked your post (unread)` });
  await expect(told).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Notifications' })).toBeFocused();
  await expect(list(page)).toContainText(content);
  await inspect(page);

  await comment(other.request, postId, 'Which ones?');
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
  await expect(list(page)).toContainText('Which ones?');
  await expect(bell(page, 'Notifications, 2 unread')).toBeVisible();

  await pressEnter(told);
  await expect(page).toHaveURL(`/post/${postId}`);
  await expect(bell(page, 'Notifications, 1 unread')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await other.page.getByRole('button', { name: '1 like' }).click();
  await other.page.goto(`/profile/${rider.username}`);
  await other.page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(bell(page, 'Notifications, 2 unread')).toBeVisible();
  await other.page.getByRole('button', { name: 'Following', exact: true }).click();
  await expect(bell(page, 'Notifications, 1 unread')).toBeVisible();
});

test('whoever has joined a ride is told how its plan has changed, and leaves by one press', async ({
  page,
  request,
  browser,
}) => {
  const author = await otherMember(browser);
  const rideId = await publishRide(author.request, { inDays: 30, content: `Hills ${randomUUID()}` });
  const rider = await register(request);
  await request.post(`/api/rides/${rideId}/join`);
  await signInLive(page, rider);
  const { rideData } = await (await author.request.get(`/api/posts/${rideId}`)).json();
  const changed = { ...rideData, time: '08:30', location: 'Old Bridge' };
  await author.request.put(`/api/posts/${rideId}`, { data: { rideData: changed } });
  await expect(bell(page, 'Notifications, 1 unread')).toBeVisible();

  await page.goto('/notifications');
  await expect(page).toHaveTitle('Notifications · Cycle Chat');
  const entry = list(page).getByRole('listitem');
  await expect(entry.getByRole('definition')).toHaveText([
    'was 7:00 AM, is now 8:30 AM',
    'was Mill Square, is now Old Bridge',
  ]);
  await inspect(page);
  await pressEnter(entry.getByRole('button', { name: 'Leave' }));
  await expect(page.getByText("You've left this ride", { exact: true }).first()).toBeVisible();
  await expect(page.getByText('No notifications yet')).toBeVisible();
  await expect(bell(page, 'Notifications')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeFocused();
  const count = await (await author.request.get(`/api/rides/${rideId}/participants/count`)).json();
  expect(count).toEqual({ count: 1 });
});

test('all are marked as read by keyboard, and a kind that is switched off is told no more', async ({
  page,
  request,
  browser,
}) => {
  const rider = await register(request);
  const other = await otherMember(browser);
  for (const content of ['First', 'Second']) {
    await other.request.post('/api/likes/toggle', { data: { postId: await publish(request, content) } });
  }
  await signInLive(page, rider);
  await page.goto('/notifications');
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
  await pressEnter(page.getByRole('button', { name: 'Mark all as read' }));
  await expect(bell(page, 'Notifications')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeFocused();

  await pressEnter(page.getByRole('button', { name: 'Settings' }));
  const likes = page.getByRole('switch', { name: 'Likes of my posts' });
  await expect(likes).toBeChecked();
  await inspect(page);
  await likes.press('Space');
  await expect(likes).not.toBeChecked();
  await expect
    .poll(async () => {
      const query = '{ viewer { notificationPreferences { kind enabled } } }';
      const { data } = await (await page.request.post('/graphql', { data: { query } })).json();
      return data.viewer.notificationPreferences.filter(({ enabled }: { enabled: boolean }) => !enabled);
    })
    .toEqual([{ kind: 'LIKE', enabled: false }]);
  await page.reload();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(likes).not.toBeChecked();

  const postId = await publish(request, 'Third');
  await other.request.post('/api/likes/toggle', { data: { postId } });
  await comment(other.request, postId, 'Chapeau');
  await expect(bell(page, 'Notifications, 1 unread')).toBeVisible();
  await expect(list(page).getByRole('listitem').first()).toContainText('commented on your post');
});

test('a visitor is led to the login, and back to their notifications', async ({ page, request }) => {
  const rider = await register(request);
  await page.goto('/notifications');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Username').fill(rider.username);
  await page.getByLabel('Password').fill(rider.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/notifications');
  await expect(page.getByText('No notifications yet')).toBeVisible();
});

test('the notifications stand without fault in both themes', async ({ page, request, playwright }) => {
  const rider = await register(request);
  await signIn(page, rider, '/notifications');
  await expect(page.getByText('No notifications yet')).toBeVisible();
  await inspectInBothThemes(page);

  const postId = await publish(request, 'Liked by two');
  const { baseURL } = test.info().project.use;
  for (let count = 0; count < 2; count += 1) {
    const other = await playwright.request.newContext({ baseURL });
    await register(other);
    await other.post('/api/likes/toggle', { data: { postId } });
    const rideId = await publishRide(other, { inDays: 30, content: `Ride ${count}` });
    await request.post(`/api/rides/${rideId}/join`);
    const { rideData } = await (await other.get(`/api/posts/${rideId}`)).json();
    await other.put(`/api/posts/${rideId}`, { data: { rideData: { ...rideData, time: '08:30' } } });
    await other.dispose();
  }
  await page.reload();
  await expect(list(page).getByRole('listitem')).toHaveCount(3);
  await expect(list(page)).toContainText(/Robin \w+ and Robin \w+ liked your post/);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('switch')).toHaveCount(19);
  await inspectInBothThemes(page);
});
