import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '../chromiumLaunchOptions.ts';
import { fillCommunity } from './fillCommunity.ts';
import { type Interaction, interactions } from './interactionList.ts';
import { measureInteraction, openFeed } from './measureInteraction.ts';
import { serveProduct } from './serveProduct.ts';

// Prints how long the page works from a press to the next paint, on a processor four times as slow as this one, and fails
// if the median of an interaction exceeds the limit. Arguments are folders with a built product, measured in turns for a
// comparison. Default: this folder.
const slowness = 4;
/** Milliseconds. A press that is painted later feels slow: https://web.dev/articles/inp. */
const limit = 200;
const rounds = Number(process.env.ROUNDS ?? 7);
const postCount = Number(process.env.POSTS ?? 200);
const folders = process.argv.length > 2 ? process.argv.slice(2) : [process.cwd()];

const products = await Promise.all(folders.map(serveProduct));
const slow: string[] = [];
const browser = await chromium.launch(await chromiumLaunchOptions());
try {
  const pages: Page[] = [];
  for (const { url } of products) {
    pages.push(await openFeed(browser, url, await fillCommunity(url, postCount), postCount));
  }
  printRow(
    'press',
    folders.map(() => 'to the paint, in ms   longest task, in ms'),
  );
  for (const interaction of interactions) {
    const works = await measure(browser, pages, interaction);
    printRow(
      interaction.name,
      works.map((work) => `${describe(work.untilPaint)}${describe(work.longestTask)}`),
    );
    if (works.some(({ untilPaint }) => median(untilPaint) > limit)) slow.push(interaction.name);
  }
} finally {
  await browser.close();
  await Promise.all(products.map(({ stop }) => stop()));
}
if (slow.length > 0) {
  process.stderr.write(`Painted later than ${limit} ms: ${slow.join(', ')}\n`);
  process.exitCode = 1;
}

/** The times of each round, in milliseconds on the slow processor. */
interface Works {
  readonly untilPaint: number[];
  readonly longestTask: number[];
}

async function measure(browser: Browser, pages: readonly Page[], interaction: Interaction): Promise<Works[]> {
  const works: Works[] = pages.map(() => ({ untilPaint: [], longestTask: [] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, page] of pages.entries()) {
      const { untilPaint, longestTask } = await measureInteraction(browser, page, interaction);
      works[index]?.untilPaint.push(untilPaint * slowness);
      works[index]?.longestTask.push(longestTask * slowness);
    }
  }
  return works;
}

function sorted(times: readonly number[]): number[] {
  return times.map(Math.round).toSorted((one, other) => one - other);
}

function median(times: readonly number[]): number {
  return sorted(times)[Math.floor(times.length / 2)] ?? Number.POSITIVE_INFINITY;
}

/** The median and the range. */
function describe(times: readonly number[]): string {
  const range = `(${sorted(times)[0]} to ${sorted(times).at(-1)})`;
  return `${String(median(times)).padStart(4)} ${range.padEnd(17)}`;
}

function printRow(name: string, columns: readonly string[]): void {
  process.stdout.write(`${name.padEnd(24)}${columns.join('  |  ')}\n`);
}
