import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { register, signIn } from './people.ts';
import { publish } from './publish.ts';
import { publishRide } from './publishRide.ts';

const phone = { width: 390, height: 844 };

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not on the screen');
  return box;
}

const cardOf = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words });

test.describe('while the server refuses to post', () => {
  test.use({ expectedError: /Failed to load resource|CreatePost|NetworkError|Failed to fetch/ });

  for (const viewport of [phone, { width: 800, height: 600 }]) {
    test(`the toast leaves the buttons of the dialog free at ${viewport.width} by ${viewport.height}`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize(viewport);
      await signIn(page, await register(request));
      await page.getByRole('button', { name: 'Post', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Create Post' });
      await dialog.getByRole('textbox').fill('First frost on the pass.\n'.repeat(30));
      await page.route('**/graphql', (route) => route.abort(), { times: 1 });
      await dialog.getByRole('button', { name: 'Post' }).click();
      const toast = page.getByRole('listitem').filter({ hasText: 'There was a problem creating your post' });
      await toast.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));

      const toastEnd = (await toast.evaluate((element) => element.getBoundingClientRect())).bottom;
      expect(toastEnd).toBeLessThanOrEqual((await boxOf(dialog.getByRole('button', { name: 'Post' }))).y);
    });
  }
});

test('Join and Ride Completed stand at the same place of a card on phones', async ({ page, request }) => {
  await page.setViewportSize(phone);
  const words = randomUUID();
  await register(request);
  await publishRide(request, { inDays: 30, content: `To come ${words}` });
  await publishRide(request, { inDays: -1, content: `Done ${words}` });
  await signIn(page, await register(request));
  const placeOf = (card: Locator, name: string) =>
    card.getByRole('button', { name }).evaluate((element) => {
      const button = element.getBoundingClientRect();
      const bar = element.parentElement?.getBoundingClientRect() ?? new DOMRect();
      return {
        top: button.top - bar.top,
        right: bar.right - button.right,
        height: button.height,
        bar: bar.height,
      };
    });

  const join = await placeOf(cardOf(page, `To come ${words}`), 'Join');
  expect(await placeOf(cardOf(page, `Done ${words}`), 'Ride Completed')).toEqual(join);
});

test('tabs that do not fit on a phone fade out, and the last one stands clear when scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/explore?q=ride');
  const tabs = page.getByRole('tablist', { name: 'Filter' });
  const last = tabs.getByRole('tab').last();
  await expect(last).toBeVisible();
  const { hidden, mask } = await tabs.evaluate((list) => ({
    hidden: list.scrollWidth - list.clientWidth,
    mask: getComputedStyle(list).maskImage,
  }));
  expect(hidden).toBeGreaterThan(0);
  expect(mask).toMatch(/^linear-gradient\(to left, rgba\(0, 0, 0, 0\)/);

  const gap = await tabs.evaluate((list) => {
    list.scrollLeft = list.scrollWidth;
    const end = list.lastElementChild?.getBoundingClientRect().right ?? Number.POSITIVE_INFINITY;
    return list.getBoundingClientRect().right - end;
  });
  expect(Math.round(gap)).toBeGreaterThanOrEqual(24);
});

test('an empty date or time is paler than a chosen one', async ({ page, request }) => {
  await signIn(page, await register(request));
  await page.getByRole('button', { name: 'Ride', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Post a Ride' });
  const colorOf = (label: string) => dialog.getByLabel(label).evaluate((field) => getComputedStyle(field).color);
  const chosen = await colorOf('Location');

  for (const [label, value] of Object.entries({ Date: '2086-06-01', Time: '09:00' })) {
    await dialog.getByLabel(label).fill('');
    await expect.poll(() => colorOf(label)).not.toBe(chosen);
    await dialog.getByLabel(label).fill(value);
    await expect.poll(() => colorOf(label)).toBe(chosen);
  }
});

test('the name on a card is pressed on a height of 44 pixels', async ({ page, request }) => {
  await page.setViewportSize(phone);
  const words = randomUUID();
  const { username } = await register(request);
  await publish(request, words);
  await signIn(page, await register(request));
  const name = cardOf(page, words).getByRole('link', { name: username });
  const reached = await name.evaluate((link) => {
    // In the middle of the window, neither bar covers it.
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, height } = link.getBoundingClientRect();
    const middle = top + height / 2;
    return [-21, 0, 21].map((offset) => document.elementFromPoint(left + 8, middle + offset) === link);
  });
  expect(reached).toEqual([true, true, true]);
});
