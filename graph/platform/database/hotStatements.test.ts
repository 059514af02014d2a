import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../test/harness.ts';
import { startApp } from '../../test/harness.ts';
import type { LargeCommunity } from '../../test/seedLargeCommunity.ts';
import { seedLargeCommunity } from '../../test/seedLargeCommunity.ts';
import { newId } from '../lib/ids.ts';
import type { Statement } from './sql.ts';

// The most frequent statements on a database of 100,000 posts. None may scan a whole large table or read more rows than its page
// needs.

let app: TestApp;
let world: LargeCommunity;
let client: PoolClient;
beforeAll(async () => {
  app = await startApp();
  world = await seedLargeCommunity(app);
  // Each request looks up its session. Opening the session is not measured.
  for (const kind of ['typical', 'dormant'] as const) await app.tokenOf(member(kind));
  client = await (await app.backend.orm.em.getConnection().getNativeClient()).connect();
});
afterAll(async () => {
  client.release();
  await app.close();
});

interface Run {
  readonly statement: Statement;
  readonly values: readonly unknown[];
}

/** The statements of a request. */
async function statementsOf(work: () => Promise<{ status: number }>): Promise<Run[]> {
  const { sql } = app.backend;
  const runs: Run[] = [];
  app.backend.sql = async (statement, values = []) => {
    runs.push({ statement, values });
    return sql(statement, values);
  };
  try {
    expect((await work()).status).toBe(200);
    return runs;
  } finally {
    app.backend.sql = sql;
  }
}

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Node[];
}

interface Explained {
  Plan: Node;
}

const runCount = 9;

function spelled(value: unknown): string {
  if (value == null) return 'null';
  if (Array.isArray(value)) return client.escapeLiteral(`{${value.join()}}`);
  return client.escapeLiteral(value instanceof Date ? value.toISOString() : String(value));
}

/** Runs a statement until PostgreSQL has chosen its plan, and rolls its writes back. */
async function explain({ statement, values }: Run): Promise<Explained[]> {
  const given = values.length > 0 ? `(${values.map(spelled).join(', ')})` : '';
  await client.query(`prepare hot as ${statement.text}`);
  const found: Explained[] = [];
  for (let run = 0; run < runCount; run += 1) {
    await client.query('begin');
    const { rows } = await client.query(`explain (analyze, timing off, format json) execute hot${given}`);
    await client.query('rollback');
    found.push(rows[0]['QUERY PLAN'][0]);
  }
  await client.query('deallocate hot');
  return found.slice(-3);
}

/** The numbers of rows that the statements of a request and their triggers read and write, by table. */
async function rowsTouched(runs: readonly Run[]) {
  // Earlier work of this connection is not counted.
  await client.query('select pg_stat_force_next_flush()');
  await client.query('begin');
  for (const { statement, values } of runs) await client.query(statement.text, [...values]);
  const { rows } = await client.query(
    `select relname, seq_tup_read + idx_tup_fetch as read, n_tup_ins + n_tup_upd + n_tup_del as written
     from pg_stat_xact_user_tables where seq_scan + idx_scan + n_tup_ins > 0 order by relname`,
  );
  await client.query('rollback');
  return rows;
}

const withAll = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(withAll)];

function rowsRead(node: Node): number {
  if (!node['Node Type'].includes('Scan') || node.Plans) return 0;
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return (node['Actual Rows'] + removed) * node['Actual Loops'];
}

/** PostgreSQL rightly scans tables with only a page or two of rows. */
async function growingTables(): Promise<Set<string>> {
  const rows = await app.run<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and reltuples > 500`,
  );
  return new Set(rows.map(({ name }) => name));
}

type Kind = 'typical' | 'dormant';
const member = (kind: Kind) => ({ id: kind === 'typical' ? world.typicalId : world.dormantId, username: kind });
const asMember = (kind: Kind) => app.as(member(kind));

const card = `id content likeCount commentCount viewerHasLiked author { id username } group { id name }
  ride { id distance viewerIsParticipating }`;
const feedOf = (kind: Kind, args: string) => () =>
  asMember(kind).query(`{ feed(${args}, first: 20) { nodes { ${card} } } }`);

const operations: readonly (readonly [name: string, maxRows: number, work: () => Promise<{ status: number }>])[] = [
  ['the feed of everyone', 400, feedOf('typical', 'scope: EVERYONE')],
  ['the feed of a rider who follows 31', 3_000, feedOf('typical', 'scope: FOLLOWING')],
  ['the feed of a rider who follows 2,000 who are dormant', 20_000, feedOf('dormant', 'scope: FOLLOWING')],
  ['the feed of a group', 400, () => feedOf('typical', `scope: EVERYONE, groupId: "${world.groupId}"`)()],
  [
    'a post with its comments',
    600,
    () =>
      asMember('typical').query(
        `{ post(id: "${world.discussedId}") { ${card} comments(first: 50) { nodes { id replyCount author { id } } } } }`,
      ),
  ],
  [
    'a profile',
    400,
    () =>
      asMember('typical').query(
        `{ user(username: "rider_61") { id viewerIsFollowing stats { weeklyDistance } posts(first: 20) { nodes { id } } } }`,
      ),
  ],
  ['the feed of the compatibility API', 400, () => asMember('typical').get('/api/posts/feed?showAll=true')],
  [
    'the riders suggested to a rider who follows 2,000',
    20_000,
    () => asMember('dormant').query('{ riderSuggestions { reason user { id } companion { id } group { id } } }'),
  ],
  [
    'a like',
    50,
    () =>
      asMember('typical').query(
        `mutation { setLike(postId: "${world.discussedId}", liked: true) { post { likeCount } } }`,
      ),
  ],
  [
    'a comment',
    50,
    () =>
      asMember('typical').query(
        `mutation { createComment(input: { postId: "${world.discussedId}", content: "Chapeau" }) { comment { id author { id } } post { commentCount } } }`,
      ),
  ],
];

describe('among 100,000 posts', () => {
  test.each(operations)('%s reads no table whole and at most %i rows', async (_name, maxRows, work) => {
    const growing = await growingTables();
    const runs = await statementsOf(work);
    expect(runs.length).toBeGreaterThan(1);
    for (const run of runs) {
      for (const { Plan } of await explain(run)) {
        const nodes = withAll(Plan);
        const whole = nodes.filter(
          (node) => node['Node Type'] === 'Seq Scan' && growing.has(node['Relation Name'] ?? ''),
        );
        expect([run.statement.name, whole]).toEqual([run.statement.name, []]);
        const read = nodes.reduce((sum, node) => sum + rowsRead(node), 0);
        expect({ name: run.statement.name, isBounded: read <= maxRows, read }).toMatchObject({ isBounded: true });
      }
    }
  });
});

test('a rider who has muted thousands, half of them until yesterday, reads feeds by indexes all the same', async () => {
  await app.run(
    `insert into mute (muter_id, muted_id, ends_at)
     select $1, id, case when row_number() over (order by id) % 2 = 0 then now() - interval '1 day' end
     from "user" where id <> $1`,
    world.typicalId,
  );
  await app.run(
    `insert into mute (muter_id, muted_id) select muter.id, muted.id from "user" muter
     join (select id from "user" order by id limit 20) muted on muted.id <> muter.id where muter.id <> $1`,
    world.typicalId,
  );
  await app.run('vacuum analyze mute');
  const growing = await growingTables();
  expect(growing.has('mute')).toBe(true);
  for (const scope of ['EVERYONE', 'FOLLOWING']) {
    for (const run of await statementsOf(feedOf('typical', `scope: ${scope}`))) {
      for (const { Plan } of await explain(run)) {
        const nodes = withAll(Plan).filter(({ 'Node Type': type }) => type === 'Seq Scan');
        const whole = nodes.filter((node) => growing.has(node['Relation Name'] ?? ''));
        expect([run.statement.name, whole]).toEqual([run.statement.name, []]);
      }
    }
  }
  await app.run('delete from mute');
});

test('a post by one whom thousands follow touches what any post touches', async () => {
  const publish = async () => {
    const write = () =>
      asMember('typical').query('mutation { createPost(input: { content: "Chapeau" }) { post { id } } }');
    const inserts = (await statementsOf(write)).filter(({ statement }) => statement.name === 'post.insertPlain');
    expect(inserts).toHaveLength(1);
    return rowsTouched(
      inserts.map(({ statement, values: [, ...rest] }) => ({ statement, values: [newId(), ...rest] })),
    );
  };
  const before = await publish();
  expect(before).toContainEqual(expect.objectContaining({ relname: 'post', written: '1' }));
  await app.run(
    `insert into follow (follower_id, followed_id) select id, $1 from "user" where id <> $1 on conflict do nothing`,
    world.typicalId,
  );
  const [{ follower_count: followers } = {}] = await app.run(
    'select follower_count from "user" where id = $1',
    world.typicalId,
  );
  expect(followers).toBeGreaterThan(2000);
  const after = await publish();
  const writesOf = (rows: typeof before) => rows.map(({ relname, written }) => ({ relname, written }));
  const readsOf = (rows: typeof before) => rows.reduce((sum, { read }) => sum + Number(read), 0);
  expect(writesOf(after)).toEqual(writesOf(before));
  // The author's row has moved, so finding it can read one more row.
  expect(readsOf(after)).toBeLessThanOrEqual(readsOf(before) + 2);
});
