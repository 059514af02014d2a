import type { RunOptions } from 'axe-core';
import { auditOptions, auditStyle, auditTags, axeSource, faultsOf, loadedHeading } from '../audit.ts';
import type { Browser } from './browser.ts';
import { expect } from './journey.ts';

/** Runs in the page, and returns what the audit finds. */
function audit(style: string, options: RunOptions, done: (found: unknown) => void): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  const passing = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  Promise.allSettled(passing.map(({ finished }) => finished))
    .then(() => {
      document.adoptedStyleSheets = [sheet];
      return window.axe.run(options);
    })
    .then(
      ({ violations }) => {
        document.adoptedStyleSheets = [];
        done(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) })));
      },
      (error) => done([{ id: String(error), nodes: [] }]),
    );
}

/** Checks that the page does not scroll sideways. */
export async function expectFits(webkit: Browser): Promise<void> {
  const overflow = await webkit.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Checks a screen: no horizontal scroll, and no violation in the accessibility audit. */
export async function inspect(webkit: Browser): Promise<void> {
  await webkit.see({ css: loadedHeading });
  await expectFits(webkit);
  await webkit.driver.executeScript(axeSource);
  const violations = await webkit.driver.executeAsyncScript<Parameters<typeof faultsOf>[0]>(audit, auditStyle, {
    ...auditOptions,
    runOnly: auditTags,
  });
  expect(faultsOf(violations)).toEqual([]);
}
