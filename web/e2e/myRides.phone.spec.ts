import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { inspect } from './inspect.ts';
import { expect, test } from './journey.ts';
import { pressEscape } from './keyboard.ts';
import { newRider, register, signIn } from './people.ts';
import { postMenu } from './postMenu.ts';
import { publishRide } from './publishRide.ts';
import { publishRouteRide } from './routeFile.ts';

const cardOf = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words });

test('a new rider reaches a ride that they have joined in at most eight taps from the address', async ({
  page,
  request,
}) => {
  const words = `Slow ride for new legs ${randomUUID()}`;
  await register(request);
  await publishRide(request, { inDays: 2, content: words });
  const rider = newRider();
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };

  await page.goto('/');
  await tap(page.getByRole('link', { name: 'Signup/Login' }));
  await tap(page.getByRole('link', { name: 'Create an account' }));
  await tap(page.getByLabel('Username'));
  // The keyboard of a phone goes on to the next field without a tap on the page.
  for (const text of [rider.username, rider.displayName, rider.password]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.getByLabel('Confirm password').focus();
  await page.keyboard.type(rider.password);
  await tap(page.getByRole('button', { name: 'Create an account' }));
  const card = cardOf(page, words);
  await tap(card.getByRole('button', { name: 'Join', exact: true }));
  await expect(card.getByRole('button', { name: '2 riders' })).toBeVisible();
  await tap(page.getByRole('link', { name: /^My rides/ }));
  await expect(page).toHaveURL('/rides');
  const next = page.getByRole('region', { name: words });
  await expect(next.getByRole('timer')).toBeVisible();
  await tap(next.getByRole('link', { name: words }));
  await expect(page).toHaveURL(/\/post\//);
  await expect(page.getByRole('button', { name: 'Leave', exact: true })).toBeVisible();
  expect(taps).toBeLessThanOrEqual(8);
});

test('the next ride has its map and its countdown, and is left from its card', async ({ page, request }) => {
  const [first, second, mapped] = ['first', 'second', 'mapped'].map((name) => `The ${name} ride ${randomUUID()}`);
  const rider = await register(request);
  await publishRide(request, { inDays: 1, content: `${first}\nMeet at the clock.` });
  await publishRide(request, { inDays: 40, content: `${second}` });
  await publishRouteRide(request, `${mapped}`);
  await signIn(page, rider, '/rides');
  await expect(page.getByRole('heading', { level: 1, name: 'My rides' })).toBeVisible();
  const next = (name = '') => page.getByRole('region', { name });
  await expect(next(first).getByRole('timer')).toBeVisible();
  await expect(cardOf(page, second ?? '')).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Going/ })).toHaveText('Going3');
  await inspect(page);

  for (const words of [first, second]) {
    await next(words).getByRole('button', { name: 'I cannot come' }).click();
    await expect(next(words)).toHaveCount(0);
  }
  await expect(page.getByRole('tab', { name: /^Going/ })).toHaveText('Going1');
  await expect(next(mapped).locator('svg path').last()).toBeAttached();
  await next(mapped).getByRole('button', { name: 'View Map' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Ride Map' }).getByRole('img', { name: /^Map of the route/ }),
  ).toBeVisible();
  await pressEscape(page);
  await page.getByRole('tab', { name: /^Led/ }).click();
  await expect(page).toHaveURL('/rides?tab=led');
  await expect(cardOf(page, first ?? '')).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Led/ })).toHaveText('Led3');
});

test('the tabs survive a visit to a ride, and hold what is past and saved', { tag: '@firefox' }, async ({
  page,
  request,
}) => {
  const [past, other] = [`A ride of last week ${randomUUID()}`, `A ride to keep ${randomUUID()}`];
  const perhaps = `A ride for better legs ${randomUUID()}`;
  await register(request);
  const kept = await publishRide(request, { inDays: 9, content: other });
  const possible = await publishRide(request, { inDays: 9, content: perhaps });
  const rider = await register(request);
  await publishRide(request, { inDays: -7, content: past });
  expect((await request.post(`/api/rides/${kept}/save`)).ok()).toBe(true);
  await signIn(page, rider, `/post/${possible}`);
  await postMenu(page).click();
  await page.getByRole('menuitem', { name: 'Maybe' }).click();
  await expect(page.getByRole('button', { name: '1 rider · 1 maybe' })).toBeVisible();
  await expect(page.getByText('The leaders see that you may join', { exact: true })).toBeVisible();
  await page.goto('/rides');
  await expect(page.getByRole('heading', { name: 'No rides ahead' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Find a ride' })).toHaveAttribute('href', '/explore?tab=rides');
  await inspect(page);
  await page.getByRole('tab', { name: /^Saved/ }).click();
  await expect(cardOf(page, other)).toBeVisible();
  await page.getByRole('tab', { name: /^Past/ }).click();
  await expect(cardOf(page, past)).toBeVisible();
  await inspect(page);
  await page.getByRole('link', { name: past }).click();
  await expect(page).toHaveURL(/\/post\//);
  await page.goBack();
  await expect(page).toHaveURL('/rides?tab=past');
  await expect(cardOf(page, past)).toBeVisible();
  await page.getByRole('tab', { name: /^Saved/ }).click();
  await expect(cardOf(page, perhaps).getByText('Maybe', { exact: true })).toBeVisible();
  await inspect(page);
  await cardOf(page, perhaps).getByRole('button', { name: 'No longer maybe' }).click();
  await expect(cardOf(page, perhaps)).toHaveCount(0);
  await cardOf(page, other).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('heading', { name: 'No saved rides yet' })).toBeVisible();
});

test('My rides is in the account menu, and asks visitors to sign in', async ({ page, request }) => {
  await page.goto('/rides');
  await expect(page).toHaveURL('/login');
  await signIn(page, await register(request));
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'My rides' }).click();
  await expect(page).toHaveURL('/rides');
});
