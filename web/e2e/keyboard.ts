import type { Locator } from '@playwright/test';
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
