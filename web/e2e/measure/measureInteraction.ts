import type { Browser, Page } from '@playwright/test';
import type { Rider } from '../people.ts';
import { signIn } from '../people.ts';
import type { Interaction } from './interactionList.ts';
import { readTrace, type TracedWork } from './readTrace.ts';

export const categories = ['disabled-by-default-devtools.timeline', 'devtools.timeline'];

/** Opens the home page of a signed-in member, with many loaded posts. */
export async function openFeed(browser: Browser, baseURL: string, rider: Rider, most: number): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 1000 } });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await signIn(page, rider);
  await loadPosts(page, most);
  return page;
}

/** Presses "Load More Posts" until the feed has that many posts. */
export async function loadPosts(page: Page, most: number): Promise<void> {
  const articles = page.getByRole('article');
  for (let count = 20; count < most; count += 20) {
    await articles.nth(count - 1).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Load More Posts' }).click();
  }
  await page.waitForLoadState('networkidle');
}

/** The CPU time of the page for an interaction. Other work on the machine hardly changes it. */
export async function measureInteraction(
  browser: Browser,
  page: Page,
  { prepare, act, isDone }: Interaction,
): Promise<TracedWork> {
  await prepare(page);
  await settle(page);
  await browser.startTracing(page, { categories });
  await act(page);
  await isDone(page);
  await settle(page);
  return readTrace(await browser.stopTracing());
}

/** Until nothing is requested, and what followed has been drawn. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
}
