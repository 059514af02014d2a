import { inspect } from './inspect.ts';
import { expect, test } from './journey.ts';
import { register, signIn } from './people.ts';

test('the panel hangs below the bell and closes back to it', async ({ page, request }) => {
  await signIn(page, await register(request));
  await page.goto('/groups');
  const bell = page.getByRole('link', { name: 'Notifications', exact: true });
  await bell.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByText('No notifications yet')).toBeVisible();
  await inspect(page);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(bell).toBeFocused();
  await page.keyboard.press('Enter');
  await panel.getByRole('link', { name: 'See all notifications' }).press('Enter');
  await expect(page).toHaveURL('/notifications');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeFocused();
});
