import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Focuses an element once it is enabled. `focus()` would skip a disabled one. */
export async function focusOn(target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  await target.focus();
  await expect(target).toBeFocused();
}

/** Presses a button or follows a link by keyboard. */
export async function pressEnter(target: Locator): Promise<void> {
  await focusOn(target);
  await target.page().keyboard.press('Enter');
}

const withFocus = ':is([role="dialog"], [role="alertdialog"], [role="menu"]):focus-within';

/** Closes what lies above the page. One that has just appeared hears no key before it has the focus. */
export async function pressEscape(page: Page): Promise<void> {
  await expect(page.locator(withFocus)).not.toHaveCount(0);
  await page.keyboard.press('Escape');
}
