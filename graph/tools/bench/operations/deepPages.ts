import type { Ask } from './Ask.ts';
import type { Operation } from './operations.ts';
import { askServer, type ServerUnderTest } from './ServerUnderTest.ts';

/** The number of riders who read a deep page. Each server has its own cursors, found by reading all pages before. */
const walkers = 8;

interface FeedAnswer {
  feed: { pageInfo: { hasNextPage: boolean; endCursor: string | null } };
}

async function walk(server: ServerUnderTest, ask: Ask & { type: 'feed' }, page: number): Promise<Ask> {
  let after: string | undefined;
  for (let current = 1; current < page; current++) {
    // The canonical response is the data of the document.
    const { feed } = (await askServer(server, { ...ask, after })) as FeedAnswer;
    if (!feed.pageInfo.hasNextPage || feed.pageInfo.endCursor === null) break;
    after = feed.pageInfo.endCursor;
  }
  return { ...ask, after };
}

/** The requests of an operation for one server. Those of a deep page start after one of its cursors. */
export async function asksFor(server: ServerUnderTest, operation: Operation, asks: readonly Ask[]): Promise<Ask[]> {
  const { page } = operation;
  if (!page) return [...asks];
  const starts = asks.slice(0, walkers).map((ask) => (ask.type === 'feed' ? walk(server, ask, page) : ask));
  const found = await Promise.all(starts);
  return asks.map((ask, index) => found[index % found.length] ?? ask);
}
