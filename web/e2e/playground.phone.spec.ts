import { findViolations } from './inspect.ts';
import { expect, test } from './journey.ts';
import { playgroundOn } from './playgroundOn.ts';

test('a visitor runs a sample, finds its tab again, and reads the schema', async ({ page }) => {
  const playground = playgroundOn(page);
  await playground.open();
  await expect(page.getByText('Sign in', { exact: true }).first()).toBeVisible();
  await playground.run();
  await expect(playground.answer).toContainText('"feed"');
  await playground.openSample(/^Next rides/, 'NextRides');
  await playground.run();
  await expect(playground.answer).toContainText('"rides"');

  await page.reload();
  await expect(page.getByRole('tab', { name: 'NewestPosts' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'NextRides' })).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await page.locator('.graphiql-doc-explorer').getByRole('link', { name: 'Query', exact: true }).click();
  await page.locator('.graphiql-doc-explorer').getByRole('link', { name: 'feed', exact: true }).click();
  await expect(page.locator('.graphiql-doc-explorer')).toContainText('newest first');
});

for (const theme of ['light', 'dark']) {
  test(`the playground stands without fault in the ${theme} theme`, async ({ page }) => {
    const playground = playgroundOn(page);
    await page.addInitScript((name) => localStorage.setItem('cycle-chat-theme', name), theme);
    await playground.open();
    await expect(page.locator('body')).toHaveClass(new RegExp(`graphiql-${theme}`));
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    // A clipped button is not fully in view.
    await expect(page.getByRole('button', { name: /^Execute query/ })).toBeInViewport({ ratio: 1 });
    await playground.run();
    await expect(playground.answer).toContainText('"feed"');
    // GraphiQL's tabs are list items with two buttons, one of which closes the tab.
    const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
    const violations = await findViolations(page, tags, { 'nested-interactive': { enabled: false } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
}
