import { test as base, expect } from '@playwright/test';
import { fillByTyping } from './fillByTyping.ts';
import { saveData } from './saveData.ts';

export { expect };

interface Options {
  expectedError: RegExp | null;
  savesData: boolean;
}

/**
 * A test that fails when the browser logs an error, except one declared by `test.use({ expectedError })`. Its pages load nothing
 * in advance, except with `test.use({ savesData: false })`.
 */
export const test = base.extend<Options & { watchConsole: undefined }>({
  expectedError: [null, { option: true }],
  savesData: [true, { option: true }],
  context: async ({ context, savesData }, use) => {
    if (savesData) await saveData(context);
    await use(context);
  },
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
