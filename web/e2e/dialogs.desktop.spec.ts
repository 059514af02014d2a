import { expect, test } from './journey.ts';
import { register, signIn } from './people.ts';

// A phone whose browser shows its bars, and a window at twice its size.
for (const viewport of [
  { width: 390, height: 664 },
  { width: 720, height: 450 },
]) {
  test(`the ride dialog stays on a screen of ${viewport.width} by ${viewport.height}, whatever has the focus`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(viewport);
    await signIn(page, await register(request));
    await page.getByRole('button', { name: 'Ride', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox', { name: 'Description' })).toBeFocused();
    await dialog.locator('select').evaluateAll((selects) => {
      for (const select of selects) select.focus();
    });
    await dialog.getByRole('combobox', { name: 'Visibility' }).focus();

    const { top, bottom, scrolled } = await dialog.evaluate(async (element) => {
      // It moves while it opens.
      await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
      const box = element.getBoundingClientRect();
      return { top: box.top, bottom: box.bottom, scrolled: element.parentElement?.scrollTop };
    });
    expect(scrolled).toBe(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(viewport.height);
  });
}

test('a low window gives the fields of the ride dialog more than half of its height', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 225 });
  await signIn(page, await register(request));
  await page.getByRole('button', { name: 'Ride', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Up the valley');
  await dialog.getByRole('combobox', { name: 'Visibility' }).scrollIntoViewIfNeeded();
  await expect(dialog.getByRole('heading', { name: 'Post a Ride' })).not.toBeInViewport();
  await expect(dialog.getByRole('combobox', { name: 'Visibility' })).toBeInViewport();
});
