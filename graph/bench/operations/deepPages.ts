import type { Ask } from './Ask.ts';
import type { Operation } from './operations.ts';
import { askServer, type ServerUnderTest } from './ServerUnderTest.ts';

/** So many riders are asked for when a page stands deep: each server has cursors of its own, found by walking there. */
const walkers = 8;

interface FeedAnswer {
  feed: { pageInfo: { hasNextPage: boolean; endCursor: string | null } };
}

async function walk(server: ServerUnderTest, ask: Ask & { type: 'feed' }, page: number): Promise<Ask> {
  let after: string | undefined;
  for (let current = 1; current < page; current++) {
    // The canonical answer is the data of the document.
    const { feed } = (await askServer(server, { ...ask, after })) as FeedAnswer;
    if (!feed.pageInfo.hasNextPage || feed.pageInfo.endCursor === null) break;
    after = feed.pageInfo.endCursor;
  }
  return { ...ask, after };
}

/** The asks of an operation as a server takes them: those of a deep page start after a cursor of its own. */
export async function asksFor(server: ServerUnderTest, operation: Operation, asks: readonly Ask[]): Promise<Ask[]> {
  const { page } = operation;
  if (!page) return [...asks];
  const starts = asks.slice(0, walkers).map((ask) => (ask.type === 'feed' ? walk(server, ask, page) : ask));
  const found = await Promise.all(starts);
  return asks.map((ask, index) => found[index % found.length] ?? ask);
}
