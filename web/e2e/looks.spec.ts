import { inspectInBothThemes } from './inspect.ts';
import { expect, test } from './journey.ts';
import { demo, signIn } from './people.ts';

test('the screens of a visitor stand without fault in both themes', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await inspectInBothThemes(page);
  for (const path of ['/login', '/login?mode=signup']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await inspectInBothThemes(page);
  }
});

test.describe('where nothing is', () => {
  // The browser reports that the address returned 404.
  test.use({ expectedError: /Failed to load resource.*404/ });

  test('the page that says so stands without fault in both themes', async ({ page }) => {
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await inspectInBothThemes(page);
  });
});

test('the home page and its dialog stand without fault in both themes for a member', async ({ page }) => {
  await signIn(page, demo);
  await expect(page.getByRole('article').first()).toBeVisible();
  await inspectInBothThemes(page);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Create Post' })).toBeVisible();
  await inspectInBothThemes(page);
});

test('the theme is light by default, flips by its button, and is kept as one word', async ({ page }) => {
  await page.goto('/');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: /theme/i }).click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('cycle-chat-theme'))).toBe('dark');
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'dark');
});

test('the account menu offers light, dark and system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, demo);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitemradio', { name: 'System' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('cycle-chat-theme'))).toBe('system');
});
