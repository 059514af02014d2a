import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/**
 * The audit would count a control that is half below the fixed bar of a phone as too small, so the bar is above the page. Cards
 * outside the window have an estimated height, so that the audit would find their controls over those of the next card.
 */
const auditStyle = `* { content-visibility: visible !important; }
@media (max-width: 767px) {
  nav[aria-label='Places'] { position: absolute !important; inset: 0 0 auto !important; animation: none !important; }
  #root:has(nav[aria-label='Places']) { padding-top: 60px; }
}`;

/** Checks that the page does not scroll sideways. */
export async function expectFits(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Whether an element is an open menu, list or tooltip: a child of the body, outside all landmarks. */
const isLayer = (html: string) => /role="(tooltip|listbox)"|data-radix-popper/.test(html);

/** Checks every screen: no horizontal scroll, and no violation in the accessibility audit. */
export async function inspect(page: Page): Promise<void> {
  // Until the code of the page has loaded, there is no heading.
  await expect(page.locator('h1').first()).toBeAttached();
  await expectFits(page);
  // An element that is fading in does not have its final colours yet.
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
  await setStyle(page, auditStyle);
  // In Firefox, the rules of best practices lose the page while a dialog is open.
  const isFirefox = page.context().browser()?.browserType().name() === 'firefox';
  const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', ...(isFirefox ? [] : ['best-practice'])];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  await setStyle(page, '');
  const faults = violations.filter(({ id, nodes }) => id !== 'region' || !nodes.every(({ html }) => isLayer(html)));
  expect(faults.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

async function setStyle(page: Page, rules: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);
}
