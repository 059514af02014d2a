import { test as base, expect } from '@playwright/test';
import { fillByTyping } from './fillByTyping.ts';

export { expect };

/** A test that fails when the browser logs an error, except one declared by `test.use({ expectedError })`. */
export const test = base.extend<{ expectedError: RegExp | null; watchConsole: undefined }>({
  expectedError: [null, { option: true }],
  watchConsole: [
    async ({ page, browserName, expectedError }, use) => {
      if (browserName === 'firefox') fillByTyping(page);
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} at ${message.location().url}`);
      });
      await use(undefined);
      const surprising = errors.filter((error) => !expectedError?.test(error));
      expect(surprising).toEqual([]);
    },
    { auto: true },
  ],
});
