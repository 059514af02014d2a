import type { Locator, Page } from '@playwright/test';

/** Playwright sets these values in a way that React notices. */
const picked = ['date', 'time'];

/** Makes `fill` press keys. In Firefox, Playwright sets a text by a script in the page, which React does not notice. */
export function fillByTyping(page: Page): void {
  const prototype: Locator = Object.getPrototypeOf(page.locator('html'));
  const { fill } = prototype;
  if (fill.name === 'typeText') return;

  prototype.fill = async function typeText(this: Locator, text: string) {
    const type = await this.getAttribute('type');
    if (type && picked.includes(type)) return fill.call(this, text);
    await this.selectText();
    await this.press('Delete');
    await this.pressSequentially(text);
  };
}
