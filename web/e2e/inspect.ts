import { type Page, test } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { auditOptions, auditStyle, auditTags, axeSource, colourRules, faultsOf, loadedHeading } from './audit.ts';
import { expect } from './journey.ts';

/** Checks that the page does not scroll sideways. */
export async function expectFits(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** The rules whose outcome depends on the width of the window. */
const sizeRules = ['target-size', 'scrollable-region-focusable'];

/**
 * Checks every screen: no horizontal scroll, and no violation in the accessibility audit. In a journey that runs at one size it
 * checks the layout at the other size too.
 */
export async function inspect(page: Page): Promise<void> {
  // The page replaces the text that the server has drawn: an audit that began before would find neither.
  await expect(page.locator(loadedHeading).first()).toBeAttached();
  await expectFits(page);
  // In Firefox, the rules of best practices lose the page while a dialog is open.
  const isFirefox = page.context().browser()?.browserType().name() === 'firefox';
  await expectFaultless(
    page,
    auditTags.filter((tag) => !isFirefox || tag !== 'best-practice'),
  );
  if (!isFirefox && /\.(desktop|phone)\.spec\.ts$/.test(test.info().file)) await inspectAtOtherSize(page);
}

async function inspectAtOtherSize(page: Page): Promise<void> {
  const here = page.viewportSize() ?? { width: 1440, height: 1000 };
  const place = await page.evaluate(() => window.scrollY);
  await page.setViewportSize({ ...here, width: here.width < 768 ? 1440 : 390 });
  // Anywhere else, the header may cover a part of a link, whose rest is then too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectFits(page);
  await expectFaultless(page, sizeRules);
  await page.setViewportSize(here);
  await page.evaluate((top) => window.scrollTo(0, top), place);
}

/** Checks a screen in the light theme, and its colours in the dark theme, which changes nothing else. */
export async function inspectInBothThemes(page: Page): Promise<void> {
  await inspect(page);
  await setTheme(page, 'dark');
  await inspectColours(page);
  await setTheme(page, 'light');
}

/** Checks the colours of a screen that is without fault in another theme. */
export const inspectColours = (page: Page): Promise<void> => expectFaultless(page, colourRules);

/** Changes the theme as another tab of the member would: the page stays as it is, with what is open. */
async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((choice) => {
    const key = 'cycle-chat-theme';
    localStorage.setItem(key, choice);
    dispatchEvent(new StorageEvent('storage', { key, newValue: choice }));
  }, theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

/** Audits a page that has come to rest, by the rules of some tags or by some rules. */
async function expectFaultless(page: Page, only: string[]): Promise<void> {
  await setStyle(page, auditStyle);
  // An element that is fading in does not have its final colours yet. In a card that is not drawn it would never have them.
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
  const violations = await findViolations(page, only);
  await setStyle(page, '');
  expect(faultsOf(violations)).toEqual([]);
}

/** Audits the page where it stands. Axe's own builder opens a second page and reads the report twice: double the processor time. */
export async function findViolations(page: Page, only: string[], rules: RunOptions['rules'] = {}) {
  // The audit reads no frames within the page.
  expect(page.frames()).toHaveLength(1);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async (options) => {
      const { violations } = await window.axe.run(options);
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) }));
    },
    { ...auditOptions, runOnly: only, rules },
  );
}

async function setStyle(page: Page, rules: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);
}
