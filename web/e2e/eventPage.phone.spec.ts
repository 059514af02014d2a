import type { APIRequestContext, Page } from '@playwright/test';
import { inspect, inspectInBothThemes } from './inspect.ts';
import { expect, test } from './journey.ts';
import { pressEnter, pressEscape } from './keyboard.ts';
import { register, signIn } from './people.ts';

async function idOf(request: APIRequestContext, title: string): Promise<string> {
  const events: { id: string; title: string }[] = await (await request.get('/api/events')).json();
  const event = events.find((listed) => listed.title === title);
  if (!event) throw new Error(`There is no event ${title}`);
  return event.id;
}

async function open(page: Page, request: APIRequestContext, title: string): Promise<void> {
  await page.goto(`/events/${await idOf(request, title)}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

test('a visitor reads an event, and comes back to it from signing in', { tag: '@firefox' }, async ({
  page,
  request,
}) => {
  const rider = await register(request);
  await page.goto('/events');
  await page.getByRole('link', { name: 'Lighthouse Brevet' }).click();
  await expect(page).toHaveURL(/\/events\/[\w-]{36}$/);
  await expect(page).toHaveTitle('Lighthouse Brevet · Cycle Chat');
  const address = page.url();
  await expect(page.getByRole('complementary', { name: 'Register' }).getByText(/\d+ going/)).toBeVisible();
  await inspect(page);

  await page.getByRole('button', { name: 'Join Event' }).click();
  await expect(page.getByText('Please log in to join events').first()).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).last().click();
  await page.getByLabel('Username').fill(rider.username);
  await page.getByLabel('Password').fill(rider.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(address);
});

test('a member registers, is listed, finds the place kept after a reload, and leaves', { tag: '@firefox' }, async ({
  page,
  request,
}) => {
  const rider = await register(request);
  await signIn(page, rider);
  await open(page, request, 'Lighthouse Brevet');
  await page.getByRole('button', { name: 'Join Event' }).click();
  await expect(page.getByText("You've joined this event!", { exact: true })).toBeVisible();

  await page.getByRole('complementary', { name: 'Register' }).getByRole('button', { name: /going/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Participants' });
  const more = dialog.getByRole('button', { name: 'Show more' });
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  while (await more.isVisible()) {
    const shown = await dialog.getByRole('listitem').count();
    await more.click();
    await expect.poll(() => dialog.getByRole('listitem').count()).toBeGreaterThan(shown);
    // Until the button rests, its name is another one.
    await expect(dialog.locator('button[aria-busy="true"]')).toHaveCount(0);
  }
  await expect(dialog.getByText(rider.displayName)).toBeVisible();
  await inspect(page);
  await pressEscape(page);

  await page.reload();
  await pressEnter(page.getByRole('button', { name: 'Joined' }));
  await expect(page.getByText("You've left this event", { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Join Event' })).toBeVisible();
});

test('a full event takes nobody, a past one neither, and an unknown one is not found', async ({ page, request }) => {
  await signIn(page, await register(request));
  await open(page, request, 'Your First Echelon');
  await expect(page.getByRole('button', { name: 'Full' })).toBeDisabled();
  await inspect(page);
  await open(page, request, 'Old Pass Hill Climb');
  await expect(page.getByText('Past event').locator('visible=true')).toBeVisible();
  await inspect(page);
  await page.goto('/events/0199a000-0000-7000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'Event Not Found' })).toBeVisible();
  await inspect(page);
});

test('going back returns to the place in the list', async ({ page }) => {
  await page.goto('/events');
  const link = page.getByRole('article').nth(6).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/events');
  await expect(link).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -1);
});

test('the keyboard opens an event by one stop for each card, and registers', { tag: '@firefox' }, async ({
  page,
  request,
}) => {
  await signIn(page, await register(request), '/events');
  const card = page.getByRole('article', { name: 'Lighthouse Brevet' });
  await card.getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('button', { name: 'Join Event' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: 'Lighthouse Brevet' });
  await expect(heading).toBeFocused();

  await pressEnter(page.getByRole('button', { name: 'Join Event' }));
  await expect(page.getByRole('button', { name: 'Joined' })).toBeVisible();
  await pressEnter(page.getByRole('complementary', { name: 'Register' }).getByRole('button', { name: /going/ }));
  await expect(page.getByRole('dialog', { name: 'Participants' })).toBeVisible();
  await pressEscape(page);
  await pressEnter(page.getByRole('button', { name: 'Joined' }));
  await expect(page.getByRole('button', { name: 'Join Event' })).toBeVisible();
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/Denver' });

  test('a reader sees the time at the place and their own', async ({ page, request }) => {
    await open(page, request, 'Lighthouse Brevet');
    const times = /\d+:\d\d [AP]M \S+ · (\w+, )?\d+:\d\d [AP]M for you/;
    await expect(page.getByRole('article').locator('time')).toHaveText(times);
    await inspect(page);
  });
});

test('the page of an event fits 320 pixels and has no fault in both themes', async ({ page, request }) => {
  await open(page, request, 'Lighthouse Brevet');
  await inspectInBothThemes(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await inspectInBothThemes(page);
  await page.getByRole('button', { name: 'Share' }).focus();
  await expect(page.getByRole('button', { name: 'Join Event' })).toBeInViewport();
});
