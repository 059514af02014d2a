import type { Page } from '@playwright/test';
import { inspectInBothThemes } from './inspect.ts';
import { expect, test } from './journey.ts';
import { pressEscape } from './keyboard.ts';
import { register, signIn } from './people.ts';

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a menu that is still fading out is opened again by its button', async ({ page, request }) => {
    await signIn(page, await register(request));
    // Slows down the fade from an eighth of a second to twelve seconds.
    await page.evaluate(() => {
      const slow = new CSSStyleSheet();
      slow.replaceSync("[role='menu'][data-state='closed'] { animation-duration: 12s !important }");
      document.adoptedStyleSheets = [slow];
    });
    const menu = page.getByRole('menu');
    const button = page.getByRole('button', { name: 'Account of' });
    await button.click();
    await expect(menu).toHaveAttribute('data-state', 'open');
    await pressEscape(page);
    await expect(menu).toHaveAttribute('data-state', 'closed');
    await button.click();
    await expect(menu).toHaveAttribute('data-state', 'open');
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await expect(page).toHaveURL('/settings');
  });
});

const placesOf = (page: Page) => page.getByRole('navigation', { name: 'Places' });

test('visitors and wide windows have no bar of places', async ({ page, request }) => {
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(placesOf(page)).toHaveCount(0);
  await signIn(page, await register(request));
  await expect(placesOf(page)).toBeVisible();
  await page.setViewportSize({ width: 768, height: 844 });
  await expect(placesOf(page)).toHaveCount(0);
});

test('each place and the composer are one tap away, in both themes', async ({ page, request }) => {
  await signIn(page, await register(request));
  const places = placesOf(page);
  for (const [name, path] of [
    ['Groups', '/groups'],
    ['Events', '/events'],
    ['My rides', '/rides'],
    ['Feed', '/'],
  ] as const) {
    const link = places.getByRole('link', { name });
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(places.locator('[aria-current]')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await inspectInBothThemes(page);
  }

  await places.getByRole('link', { name: 'Groups' }).click();
  await expect(page).toHaveURL('/groups');
  await places.getByRole('button', { name: 'New post' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Post' });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await expect(page).toHaveURL('/');
  await expect(places).toHaveCount(0);
  await inspectInBothThemes(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(places).toBeVisible();
  await page.reload();
  await expect(places).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('the menu and the bar never offer the same place twice', async ({ page, request }) => {
  await signIn(page, await register(request));
  const groups = page.getByRole('link', { name: 'Groups', exact: true });
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await expect(placesOf(page)).toBeVisible();
  await menu.click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expect(groups).toHaveCount(1);
  await menu.click();
  await expect(placesOf(page)).toBeVisible();
  await expect(groups).toHaveCount(1);
  await page.getByRole('link', { name: 'My rides' }).click();
  await expect(page).toHaveURL('/rides');
});

test('the bar covers neither the end of a page nor what has the focus, and rests while one types', async ({
  page,
  request,
}) => {
  await signIn(page, await register(request));
  const places = placesOf(page);
  await places.getByRole('link', { name: 'Groups' }).click();
  const last = page.getByRole('article').last().getByRole('button');
  await last.focus();
  const bottomOf = (element: typeof last) => element.evaluate((each) => each.getBoundingClientRect().bottom);
  const topOfBar = await places.evaluate((bar) => bar.getBoundingClientRect().top);
  expect(await bottomOf(last)).toBeLessThanOrEqual(topOfBar);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  expect(await bottomOf(page.getByRole('main').getByRole('article').last())).toBeLessThan(topOfBar);
  await last.click();
  const toast = page.getByRole('listitem').filter({ hasText: 'Successfully joined the group!' });
  await toast.evaluate((card) => Promise.all(card.getAnimations().map(({ finished }) => finished)));
  expect(await bottomOf(toast)).toBeLessThanOrEqual(topOfBar);

  await page.getByRole('searchbox', { name: 'Search groups' }).click();
  await expect(places).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(places).toBeVisible();
});
