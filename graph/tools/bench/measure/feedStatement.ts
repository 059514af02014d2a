import 'reflect-metadata';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Client } from 'pg';
import type { BenchCluster } from '../world/benchCluster.ts';
import { ensureCommunity } from '../world/buildDatabases.ts';
import type { Size } from '../world/cast.ts';
import { followsDormant, followsMany, idOf, newcomer, sizes, viewerNumbers } from '../world/cast.ts';
import { spreadOf } from './statistics.ts';

// Measures only the statement of the feed, as the product sends it, at each size of the community, with PostgreSQL’s
// clock and without the network.

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

/** The rows that the statement reads along with the posts: none, or those of a card and its ride. */
type Asked = 'none' | 'cardAndRide';

type ListFeed = (
  reader: Reader,
  query: Query,
  asked: Asked,
) => Promise<{ pageInfo: { hasNextPage: boolean; endCursor: string } }>;

const built = join(import.meta.dirname, '../.data/modules/graph/posts/feed.js');

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
/** PostgreSQL decides after five runs whether to keep a plan. */
const warmUps = 7;

export interface StatementFigures {
  readonly size: Size;
  readonly rider: string;
  /** 1, or 500, or the last page of a shorter feed. */
  readonly page: number;
  /** Milliseconds of the statement that reads only posts. */
  readonly execution: number;
  readonly planning: number;
  readonly rows: number;
  /** Milliseconds of the statement that also reads the rows of cards and rides. */
  readonly withCards: number;
}

interface Asking {
  readonly statement: Statement;
  readonly values: readonly unknown[];
}

/** One page of one rider. */
interface Case {
  readonly rider: string;
  readonly page: number;
  readonly askings: Readonly<Record<Asked, Asking>>;
  readonly plans: Record<Asked, Plan[]>;
}

interface Plan {
  'Execution Time': number;
  'Planning Time': number;
  Plan: { 'Actual Rows': number };
}

const literal = (client: Client, value: unknown): string => {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number') return String(value);
  return client.escapeLiteral(value instanceof Date ? value.toISOString() : String(value));
};

async function explain(client: Client, { statement, values }: Asking, times: number): Promise<Plan[]> {
  await client.query('deallocate all');
  await client.query(`prepare feed as ${statement.text}`);
  const written = values.map((value) => literal(client, value)).join(', ');
  const plans: Plan[] = [];
  for (let run = 0; run < warmUps + times; run++) {
    const { rows } = await client.query(`explain (analyze, timing off, format json) execute feed(${written})`);
    if (run >= warmUps) plans.push(rows[0]['QUERY PLAN'][0]);
  }
  return plans;
}

/** Reads the largest possible pages up to the deep page. */
async function walk(listFeed: ListFeed, reader: Reader, scope: Query['scope']) {
  let after: string | null = null;
  let passed = 0;
  while (passed < (depth - 1) * pageSize) {
    const first = Math.min(100, (depth - 1) * pageSize - passed);
    const { pageInfo } = await listFeed(reader, { scope, first, after }, 'none');
    if (!pageInfo.hasNextPage) break;
    after = pageInfo.endCursor;
    passed += first;
  }
  return { after, page: Math.floor(passed / pageSize) + 1 };
}

/** The statements of the product for each kind of rider, on the first page and on a deep one. */
async function findCases(client: Client, listFeed: ListFeed): Promise<Case[]> {
  const cases: Case[] = [];
  for (const { name, user, scope } of riders) {
    let last: Asking | undefined;
    const reader: Reader = {
      viewer: { id: idOf('user', user) },
      now: new Date(),
      sql: async (statement, values) => {
        last = { statement, values };
        return (await client.query(statement.text, [...values])).rows;
      },
    };
    const ask = async (after: string | null, asked: Asked): Promise<Asking> => {
      await listFeed(reader, { scope, first: pageSize, after }, asked);
      if (!last) throw new Error('The product asks nothing for its feed');
      return last;
    };
    for (const { after, page } of [{ after: null, page: 1 }, await walk(listFeed, reader, scope)]) {
      const askings = { none: await ask(after, 'none'), cardAndRide: await ask(after, 'cardAndRide') };
      cases.push({ rider: name, page, askings, plans: { none: [], cardAndRide: [] } });
    }
  }
  return cases;
}

const median = (plans: readonly Plan[], figure: (plan: Plan) => number) => spreadOf(plans.map(figure)).median;

const figuresOf = (size: Size, { rider, page, plans }: Case): StatementFigures => ({
  size,
  rider,
  page,
  execution: median(plans.none, (plan) => plan['Execution Time']),
  planning: median(plans.none, (plan) => plan['Planning Time']),
  rows: median(plans.none, (plan) => plan.Plan['Actual Rows']),
  withCards: median(plans.cardAndRide, (plan) => plan['Execution Time']),
});

/**
 * Measures the statement of each kind of rider at each size. The sizes take turns, so that other load of the machine
 * affects all.
 */
export async function measureStatements(
  cluster: BenchCluster,
  { rounds, times }: { rounds: number; times: number },
  log: (line: string) => void,
): Promise<StatementFigures[]> {
  const { listFeed }: { listFeed: ListFeed } = await import(pathToFileURL(built).href);
  const communities: { size: Size; database: string; cases: Case[] }[] = [];
  // Its keys are the sizes.
  for (const size of Object.keys(sizes) as Size[]) {
    const database = await ensureCommunity(cluster, size, log);
    communities.push({
      size,
      database,
      cases: await cluster.asOwner(database, (client) => findCases(client, listFeed)),
    });
  }
  for (let round = 1; round <= rounds; round++) {
    log(`  the feed's statement ${round}/${rounds}`);
    for (const { database, cases } of communities) {
      await cluster.asOwner(database, async (client) => {
        for (const { askings, plans } of cases) {
          plans.none.push(...(await explain(client, askings.none, times)));
          plans.cardAndRide.push(...(await explain(client, askings.cardAndRide, times)));
        }
      });
    }
  }
  return communities.flatMap(({ size, cases }) => cases.map((each) => figuresOf(size, each)));
}
