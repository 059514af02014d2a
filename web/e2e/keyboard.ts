import type { Locator } from '@playwright/test';
import { expect } from './journey.ts';

/** Puts the focus on what can take it: what waits for its data is disabled, and a script's call would pass it by. */
export async function focusOn(target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  await target.focus();
  await expect(target).toBeFocused();
}

/** Presses a button, or follows a link, without a mouse. */
export async function pressEnter(target: Locator): Promise<void> {
  await focusOn(target);
  await target.page().keyboard.press('Enter');
}
