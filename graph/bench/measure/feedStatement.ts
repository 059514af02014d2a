import 'reflect-metadata';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Client } from 'pg';
import type { BenchCluster } from '../world/benchCluster.ts';
import { ensureCommunity } from '../world/buildDatabases.ts';
import type { Size } from '../world/cast.ts';
import { followsDormant, followsMany, idOf, newcomer, sizes, viewerNumbers } from '../world/cast.ts';
import { spreadOf } from './statistics.ts';

// The feed's statement alone, as the product makes it, at each size of community: PostgreSQL's own clock, no network.

interface Statement {
  name: string;
  text: string;
}

interface Query {
  scope: 'everyone' | 'following';
  first: number;
  after?: string | null;
}

interface Reader {
  viewer: { id: string };
  now: Date;
  sql(statement: Statement, values: readonly unknown[]): Promise<unknown[]>;
}

/** The last argument is what is read along with the posts: here all that a card and its ride show. */
type ListFeed = (
  reader: Reader,
  query: Query,
  asked: 'cardAndRide',
) => Promise<{ pageInfo: { hasNextPage: boolean; endCursor: string } }>;

const built = join(import.meta.dirname, '../../../dist/graph/posts/feed.js');

const riders = [
  { name: 'newcomer, everyone', user: newcomer, scope: 'everyone' },
  { name: 'newcomer, following', user: newcomer, scope: 'following' },
  { name: 'typical rider, everyone', user: viewerNumbers[9] ?? 0, scope: 'everyone' },
  { name: 'typical rider, following', user: viewerNumbers[9] ?? 0, scope: 'following' },
  { name: 'follows 2,000', user: followsMany, scope: 'following' },
  { name: 'follows 2,000 dormant', user: followsDormant, scope: 'following' },
] as const;

const depth = 500;
const pageSize = 20;
/** PostgreSQL decides after five runs whether to keep its plan. */
const warmUps = 7;

export interface StatementFigures {
  readonly size: Size;
  readonly rider: string;
  /** 1, or 500, or the last one of a shorter feed. */
  readonly page: number;
  /** Milliseconds. */
  readonly execution: number;
  readonly planning: number;
  readonly rows: number;
}

const literal = (client: Client, value: unknown): string => {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number') return String(value);
  return client.escapeLiteral(value instanceof Date ? value.toISOString() : String(value));
};

interface Plan {
  'Execution Time': number;
  'Planning Time': number;
  Plan: { 'Actual Rows': number };
}

async function explain(client: Client, { text }: Statement, values: readonly unknown[], times: number) {
  await client.query('deallocate all');
  await client.query(`prepare feed as ${text}`);
  const written = values.map((value) => literal(client, value)).join(', ');
  const plans: Plan[] = [];
  for (let run = 0; run < warmUps + times; run++) {
    const { rows } = await client.query(`explain (analyze, timing off, format json) execute feed(${written})`);
    if (run >= warmUps) plans.push(rows[0]['QUERY PLAN'][0]);
  }
  const median = (figure: (plan: Plan) => number) => spreadOf(plans.map(figure)).median;
  return {
    execution: median((plan) => plan['Execution Time']),
    planning: median((plan) => plan['Planning Time']),
    rows: median((plan) => plan.Plan['Actual Rows']),
  };
}

/** Walks towards the deep page by the largest pages there are. */
async function walk(listFeed: ListFeed, reader: Reader, scope: Query['scope']) {
  let after: string | null = null;
  let passed = 0;
  while (passed < (depth - 1) * pageSize) {
    const first = Math.min(100, (depth - 1) * pageSize - passed);
    const { pageInfo } = await listFeed(reader, { scope, first, after }, 'cardAndRide');
    if (!pageInfo.hasNextPage) break;
    after = pageInfo.endCursor;
    passed += first;
  }
  return { after, page: Math.floor(passed / pageSize) + 1 };
}

/** Measures the statement of each kind of rider on the first page and on a deep one. */
export async function measureStatement(
  cluster: BenchCluster,
  size: Size,
  times: number,
  log: (line: string) => void,
): Promise<StatementFigures[]> {
  const { listFeed }: { listFeed: ListFeed } = await import(pathToFileURL(built).href);
  const database = await ensureCommunity(cluster, size, log);
  return cluster.asOwner(database, async (client) => {
    const figures: StatementFigures[] = [];
    for (const { name, user, scope } of riders) {
      let asked: { statement: Statement; values: readonly unknown[] } | undefined;
      const reader: Reader = {
        viewer: { id: idOf('user', user) },
        now: new Date(),
        sql: async (statement, values) => {
          asked = { statement, values };
          return (await client.query(statement.text, [...values])).rows;
        },
      };
      for (const { after, page } of [{ after: null, page: 1 }, await walk(listFeed, reader, scope)]) {
        await listFeed(reader, { scope, first: pageSize, after }, 'cardAndRide');
        if (!asked) throw new Error('The product asks nothing for its feed');
        figures.push({ size, rider: name, page, ...(await explain(client, asked.statement, asked.values, times)) });
      }
    }
    log(`  the feed's statement at ${sizes[size].toLocaleString('en')} posts`);
    return figures;
  });
}
