import { inspect, inspectColours } from './inspect.ts';
import { expect, test } from './journey.ts';

test('the documentation stands without fault', async ({ page }) => {
  // The page is long, so that its audit is slow.
  test.setTimeout(600_000);
  await page.goto('/developers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cycle Chat for developers');
  const isLoaded = () => page.evaluate(() => document.fonts.check('16px "Instrument Sans"'));
  await expect.poll(isLoaded).toBe(true);
  await inspect(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await inspectColours(page);
});

test('a type is found by its anchor, and leads to the types of its fields', async ({ page }) => {
  await page.goto('/developers#type-ride');
  const ride = page.locator('#type-ride');
  await expect(ride).toBeInViewport();
  await ride.locator('#field-ride-participants').getByRole('link', { name: 'UserConnection' }).click();
  await expect(page).toHaveURL('/developers#type-userconnection');
  await expect(page.locator('#type-userconnection')).toBeInViewport();
});

test('the manuals of both doors and the playground lead to each other', async ({ page }) => {
  await page.goto('/api');
  await page.getByRole('link', { name: 'GraphQL', exact: true }).click();
  await expect(page).toHaveURL('/developers');
  await page.getByRole('navigation', { name: 'For developers' }).getByRole('link', { name: 'Playground' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Playground' })).toBeVisible();
  await page.getByRole('navigation', { name: 'For developers' }).getByRole('link', { name: 'Documentation' }).click();
  await expect(page).toHaveURL('/developers');
});
