import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** The playground's page object. */
export function playgroundOn(page: Page) {
  return {
    answer: page.getByRole('region', { name: 'Result Window' }),
    /** Opens the playground and waits until the editor contains this operation. */
    async open(path = '/graphql', operation = 'NewestPosts') {
      await page.goto(path);
      await expect(page.locator('.graphiql-query-editor')).toContainText(operation);
    },
    /** Opens a sample and waits until the editor contains its operation. */
    async openSample(name: RegExp, operation: string) {
      const samples = page.getByRole('button', { name: 'Show Samples' });
      if (await samples.isVisible()) await samples.click();
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('tab', { name: operation, selected: true })).toBeVisible();
    },
    /** Runs the operation, or stops the running one. */
    run: () => page.getByRole('button', { name: /^(Execute|Stop) query/ }).click(),
  };
}
