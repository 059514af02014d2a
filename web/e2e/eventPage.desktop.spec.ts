import { expect, test } from './journey.ts';
import { register, signIn } from './people.ts';

test('a member opens an event from the sidebar of the home page', async ({ page, request }) => {
  await signIn(page, await register(request));
  const link = page.getByRole('region', { name: 'Upcoming Rides' }).getByRole('link').first();
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
