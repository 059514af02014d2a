import { expect, test } from './journey.ts';
import { register, signIn } from './people.ts';

test('a menu that is still fading out is opened again by its button', async ({ page, request }) => {
  await signIn(page, await register(request));
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  const menu = page.getByRole('menu');
  const button = page.getByRole('button', { name: 'Account of' });
  await button.click();
  await expect(menu).toHaveAttribute('data-state', 'open');
  // A fade of an eighth of a second takes more than ten.
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  await page.keyboard.press('Escape');
  await expect(menu).toHaveAttribute('data-state', 'closed');
  await button.click();
  await expect(menu).toHaveAttribute('data-state', 'open');
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/settings');
});
