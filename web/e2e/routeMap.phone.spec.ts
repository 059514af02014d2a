import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { inspectInBothThemes } from './inspect.ts';
import { expect, test } from './journey.ts';
import { focusOn } from './keyboard.ts';
import { register } from './people.ts';
import { publishRouteRide } from './routeFile.ts';

const mapOf = (page: Page) => page.getByRole('dialog', { name: 'Ride Map' });
const sliderOf = (page: Page) => mapOf(page).getByRole('slider', { name: 'Place along the route' });

test('the map of a route stands without fault in both themes, and follows the pointer', async ({ page, request }) => {
  await register(request);
  const postId = await publishRouteRide(request, 'Looked at closely');
  await page.goto(`/post/${postId}`);
  await page.getByRole('button', { name: 'View Map' }).click();
  await expect(sliderOf(page)).toHaveAttribute('aria-valuetext', /^0 mi, /);
  const plot = await sliderOf(page).boundingBox();
  if (!plot) throw new Error('The profile is not in sight');
  await sliderOf(page).hover({ position: { x: plot.width / 2, y: 60 } });
  await expect(sliderOf(page)).not.toHaveAttribute('aria-valuetext', /^0 mi, /);
  const climbs = mapOf(page).getByRole('table', { name: 'Climbs' });
  const third = climbs.getByRole('button', { name: /C3 Climb 3 26\.3–28\.8 mi/ });
  await third.hover();
  await expect(third).toHaveAttribute('aria-current', 'true');
  await expect(sliderOf(page)).toHaveAttribute('aria-valuetext', /^26\.3 mi, /);
  await inspectInBothThemes(page);
});

test('the bubble of a profile stands on its line from end to end, and the heights beside the ground', async ({
  page,
  request,
}) => {
  await register(request);
  await page.goto(`/post/${await publishRouteRide(request, `From end to end ${randomUUID()}`)}`);
  await page.getByRole('button', { name: 'View Map' }).click();
  await focusOn(sliderOf(page));
  const sidesOf = (locator: Locator) =>
    locator.evaluateAll((elements) =>
      elements.map((element) => {
        const { left, right } = element.getBoundingClientRect();
        return { left: Math.floor(left), right: Math.ceil(right) };
      }),
    );
  const [ground = { left: 0, right: 0 }] = await sidesOf(sliderOf(page));
  for (const [key, end] of [
    ['Home', ground.left],
    ['End', ground.right],
  ] as const) {
    await page.keyboard.press(key);
    const [tip = { left: 0, right: 0 }] = await sidesOf(sliderOf(page).locator('[data-part="tip"]'));
    expect([tip.left <= end, tip.right >= end, tip.right <= ground.right + 1]).toEqual([true, true, true]);
  }
  const heights = await sidesOf(sliderOf(page).locator('[data-part="height"]'));
  expect(heights.length).toBeGreaterThan(1);
  for (const { right } of heights) expect(right).toBeLessThanOrEqual(ground.left);
});
