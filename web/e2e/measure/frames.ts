import { chromium, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '../chromiumLaunchOptions.ts';
import type { Rider } from '../people.ts';
import { queryApi } from '../queryApi.ts';
import { fillCommunity, publishPosts } from './fillCommunity.ts';
import { categories, loadPosts, openFeed, settle } from './measureInteraction.ts';
import { readFrames } from './readFrames.ts';
import { serveProduct } from './serveProduct.ts';

// Prints how long the page works for each frame while a member scrolls through a short and a long feed, and fails if the long
// one needs much more. The same browser shows both in turns, so that the speed of the machine does not matter. The argument is
// a folder with a built product. Default: this folder.
const counts = { short: 25, long: Number(process.env.POSTS ?? 500) };
const rounds = Number(process.env.ROUNDS ?? 5);
const frameCount = 300;
/** Milliseconds of CPU time. With longer frames, a scroll shows fewer than 30 of them a second. */
const longFrame = 33;
/**
 * The long feed lays out each card that it scrolls to, which costs about three times the scroll alone. If all its cards took part in
 * each frame, it would cost more than five times as much.
 */
const maxRatio = 4;
const maxLongShare = 0.03;

interface Scroll {
  /** The mean CPU time of a frame, in milliseconds. */
  readonly work: number;
  readonly longShare: number;
}

const { url, stop } = await serveProduct(process.argv[2] ?? process.cwd());
const browser = await chromium.launch(await chromiumLaunchOptions());
const scrolls = { short: [] as Scroll[], long: [] as Scroll[] };
try {
  const reader = await fillCommunity(url, counts.long - counts.short);
  const followed = await publishPosts(url, counts.short);
  const short = await openShortFeed(reader, followed);
  const long = await openFeed(browser, url, reader, counts.long);
  for (let round = 0; round < rounds; round += 1) {
    scrolls.short.push(await scroll(short));
    scrolls.long.push(await scroll(long));
  }
} finally {
  await browser.close();
  await stop();
}

const short = medianOf(scrolls.short);
const long = medianOf(scrolls.long);
const ratio = long.work / short.work;
process.stdout.write(
  `${describe(counts.short, short)}\n${describe(counts.long, long)}\n${ratio.toFixed(1)} times the work for a frame\n`,
);
if (ratio > maxRatio || long.longShare - short.longShare > maxLongShare) {
  process.stderr.write(
    `The long feed may need ${maxRatio} times the work, and may have ${maxLongShare * 100} % more frames over ${longFrame} ms\n`,
  );
  process.exitCode = 1;
}

/** The home page with the posts of one followed member. */
async function openShortFeed(reader: Rider, { username }: Rider): Promise<Page> {
  const page = await openFeed(browser, url, reader, 20);
  const query = 'query ($username: String!) { user(username: $username) { id } }';
  const { user } = await queryApi(page.request, query, { variables: { username } });
  await page.request.post('/api/follows', { data: { followingId: user.id } });
  const isFiltered = page.waitForResponse('**/graphql');
  await page.getByRole('switch', { name: 'Following' }).click();
  await isFiltered;
  await loadPosts(page, counts.short);
  await page.getByText("You've reached the end of your feed").waitFor();
  return page;
}

/** Scrolls by the same number of frames in each feed, and turns at its ends. */
async function scroll(page: Page): Promise<Scroll> {
  await page.bringToFront();
  await settle(page);
  await browser.startTracing(page, { categories });
  await page.evaluate(async (most) => {
    let step = 400;
    for (let count = 0; count < most; count += 1) {
      const before = window.scrollY;
      window.scrollBy(0, step);
      if (window.scrollY === before) step = -step;
      await new Promise(requestAnimationFrame);
    }
  }, frameCount);
  const times = readFrames(await browser.stopTracing());
  return {
    work: times.reduce((sum, time) => sum + time, 0) / times.length,
    longShare: times.filter((time) => time > longFrame).length / times.length,
  };
}

function medianOf(measured: readonly Scroll[]): Scroll {
  const middle = (values: number[]) =>
    values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
  return {
    work: middle(measured.map(({ work }) => work)),
    longShare: middle(measured.map(({ longShare }) => longShare)),
  };
}

function describe(count: number, { work, longShare }: Scroll): string {
  return `${count} posts: ${work.toFixed(1)} ms of work for a frame, ${(longShare * 100).toFixed(1)} % over ${longFrame} ms`;
}
