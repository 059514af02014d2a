import { expect, test } from './journey.ts';
import { demo, signIn } from './people.ts';

test('Sign in to see your stats is a button that leads to the login', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in to see your stats' }).click();
  await expect(page).toHaveURL('/login');
});

test('Upcoming Rides lists what /api/events/upcoming answers', async ({ page, request }) => {
  const events: { name: string }[] = await (await request.get('/api/events/upcoming')).json();
  expect(events.length).toBeGreaterThan(3);
  await signIn(page, demo);
  const card = page.getByRole('region', { name: 'Upcoming Rides' });
  await expect(card.getByRole('listitem').locator('b')).toHaveText(events.map(({ name }) => name));
});
