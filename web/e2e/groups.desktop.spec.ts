import { expect, test } from './journey.ts';
import { register, signIn } from './people.ts';

test('joining a group brings its filter, and leaving takes it away', async ({ page, request }) => {
  await signIn(page, await register(request));
  const groups = page.getByRole('complementary', { name: 'Groups and events' });
  const join = groups.getByRole('button', { name: 'Join' }).first();
  await join.click();
  await expect(page.getByText('Joined Group', { exact: true })).toBeVisible();
  const joined = groups.getByRole('button', { name: 'Joined' });
  await expect(joined).toHaveCount(1);

  await page.getByRole('combobox', { name: 'Filter by Group' }).click();
  const option = page.getByRole('option').nth(1);
  const name = (await option.textContent()) ?? '';
  await option.click();
  await expect(page.getByText(new RegExp(`total in ${name}$`))).toBeVisible();

  await joined.click();
  await expect(page.getByText('Left Group', { exact: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Filter by Group' })).toContainText('All Groups');
});
