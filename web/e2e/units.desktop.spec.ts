import { randomUUID } from 'node:crypto';
import { expect, test } from './journey.ts';
import { register, signIn } from './people.ts';
import { publishRouteRide } from './routeFile.ts';

test.describe('in a region that rides in kilometres', () => {
  test.use({ locale: 'de-DE' });

  test('a visitor reads kilometres and metres, a member what their profile says', async ({ page, request }) => {
    const rider = await register(request);
    const postId = await publishRouteRide(request, `Around the hills ${randomUUID()}`);
    const card = page.getByRole('article').first();
    const profile = page.getByRole('dialog', { name: 'Ride Map' }).getByRole('slider');

    await page.goto(`/post/${postId}`);
    await expect(card).toContainText(/Distance[\d.]+km/);
    await expect(card).toContainText(/Elevation[\d,]+m/);
    await card.getByRole('button', { name: 'View Map' }).click();
    await expect(profile).toHaveAttribute('aria-valuetext', /^0 km, [\d,]+ m, /);

    await signIn(page, rider, `/post/${postId}`);
    await expect(card).toContainText(/Distance[\d.]+mi/);
    await expect(card).toContainText(/Elevation[\d,]+ft/);
  });
});
