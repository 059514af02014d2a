import { expect, test } from './journey.ts';
import { register, signIn } from './people.ts';

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
  await page.keyboard.press('Escape');
  await expect(menu).toHaveAttribute('data-state', 'closed');
  await button.click();
  await expect(menu).toHaveAttribute('data-state', 'open');
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/settings');
});
