import { inspect, inspectInBothThemes } from './inspect.ts';
import { expect, test } from './journey.ts';
import { pressEnter, pressEscape } from './keyboard.ts';
import { register, signIn } from './people.ts';
import { comment, publish } from './publish.ts';

test('the panel hangs below the bell and closes back to it', async ({ page, request }) => {
  await signIn(page, await register(request), '/groups');
  const bell = page.getByRole('link', { name: 'Notifications', exact: true });
  await pressEnter(bell);
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByText('No notifications yet')).toBeVisible();
  await inspect(page);
  await pressEscape(page);
  await expect(panel).toHaveCount(0);
  await expect(bell).toBeFocused();
  await page.keyboard.press('Enter');
  await pressEnter(panel.getByRole('link', { name: 'See all notifications' }));
  await expect(page).toHaveURL('/notifications');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeFocused();
});

test('the filled panel stands without fault in both themes, and is gone through by keyboard', async ({
  page,
  request,
  playwright,
}) => {
  const { baseURL } = test.info().project.use;
  const rider = await register(request);
  const postId = await publish(request, 'Told of in the panel');
  const other = await playwright.request.newContext({ baseURL });
  const { displayName } = await register(other);
  await comment(other, postId, 'Chapeau');
  await other.dispose();
  await signIn(page, rider);
  await pressEnter(page.getByRole('link', { name: 'Notifications, 1 unread' }));
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const told = panel.getByRole('link', { name: `${displayName} commented on your post (unread)` });
  await expect(told).toBeVisible();
  await inspectInBothThemes(page);

  await expect(panel.getByRole('heading', { name: 'Notifications' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: 'Mark all as read' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(told).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/post/${postId}#comment-[\\w-]+$`));
  await expect(page.getByRole('region', { name: 'Comments' }).getByText('Chapeau')).toBeVisible();
  await expect(panel).toHaveCount(0);
});
