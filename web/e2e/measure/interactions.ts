import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '../chromiumLaunchOptions.ts';
import { fillCommunity } from './fillCommunity.ts';
import { type Interaction, interactions } from './interactionList.ts';
import { measureInteraction, openFeed } from './measureInteraction.ts';
import { serveProduct } from './serveProduct.ts';

// Prints how long the page works from a press to the next paint, on a processor four times as slow as this one.
// Arguments are folders with a built product, measured in turns for a comparison. Default: this folder.
const slowness = 4;
const rounds = Number(process.env.ROUNDS ?? 7);
const postCount = Number(process.env.POSTS ?? 200);
const folders = process.argv.length > 2 ? process.argv.slice(2) : [process.cwd()];

const products = await Promise.all(folders.map(serveProduct));
const browser = await chromium.launch(await chromiumLaunchOptions());
try {
  const pages: Page[] = [];
  for (const { url } of products) {
    pages.push(await openFeed(browser, url, await fillCommunity(url, postCount), postCount));
  }
  for (const interaction of interactions) {
    const columns = await compare(browser, pages, interaction);
    process.stdout.write(`${interaction.name.padEnd(24)}${columns.join('  |  ')}\n`);
  }
} finally {
  await browser.close();
  await Promise.all(products.map(({ stop }) => stop()));
}

async function compare(browser: Browser, pages: readonly Page[], interaction: Interaction): Promise<string[]> {
  const works = pages.map((page) => ({ page, untilPaint: [] as number[], longestTask: [] as number[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { page, ...figures } of works) {
      const work = await measureInteraction(browser, page, interaction);
      figures.untilPaint.push(work.untilPaint);
      figures.longestTask.push(work.longestTask);
    }
  }
  return works.map(
    ({ untilPaint, longestTask }) => `${describe(untilPaint)} ms, longest task ${describe(longestTask)} ms`,
  );
}

/** The median and the range. */
function describe(figures: readonly number[]): string {
  const sorted = figures.map((figure) => Math.round(figure * slowness)).toSorted((one, other) => one - other);
  return `${String(sorted[Math.floor(sorted.length / 2)]).padStart(4)} (${sorted[0]} to ${sorted.at(-1)})`;
}
