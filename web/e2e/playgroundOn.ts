import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** The playground, as somebody works in it. */
export function playgroundOn(page: Page) {
  return {
    answer: page.getByRole('region', { name: 'Result Window' }),
    /** Opens it, and waits until the editor holds the operation that would run. */
    async open(path = '/graphql', operation = 'NewestPosts') {
      await page.goto(path);
      await expect(page.locator('.graphiql-query-editor')).toContainText(operation);
    },
    /** Opens a sample, and waits until its operation is the one that would run. */
    async openSample(name: RegExp, operation: string) {
      const samples = page.getByRole('button', { name: 'Show Samples' });
      if (await samples.isVisible()) await samples.click();
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('tab', { name: operation, selected: true })).toBeVisible();
    },
    /** Runs the operation, or stops the one that runs. */
    run: () => page.getByRole('button', { name: /^(Execute|Stop) query/ }).click(),
  };
}
