import { test as base, expect } from '@playwright/test';

export { expect };

/** A journey fails when the browser reports a script error, or a console error that it did not announce. */
export const test = base.extend<{ expectedErrors: RegExp[]; watchConsole: undefined }>({
  expectedErrors: [[], { option: true }],
  watchConsole: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await use(undefined);
      const surprising = errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)));
      expect(surprising).toEqual([]);
    },
    { auto: true },
  ],
});
