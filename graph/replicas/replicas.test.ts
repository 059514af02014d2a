import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { connect } from '../database/orm.ts';
import type { Sql } from '../database/sql.ts';
import { sqlOn, statement } from '../database/sql.ts';
import type { Member } from '../test/factories.ts';
import { makeFactories } from '../test/factories.ts';
import type { ReplicatedDatabase } from '../test/replicatedDatabase.ts';
import { replicatedDatabase } from '../test/replicatedDatabase.ts';
import type { Replicas } from './openReplicas.ts';
import { openReplicas } from './openReplicas.ts';

const setBio = statement('test.setBio', `update "user" set bio = $2 where id = $1`);
const readBio = statement('test.readBio', `select bio, pg_is_in_recovery() as "isReplica" from "user" where id = $1`);

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

let database: ReplicatedDatabase;
let orm: Awaited<ReturnType<typeof connect>>;
let primarySql: Sql;
let ada: Member;
let ben: Member;
const opened: Replicas[] = [];
beforeAll(async () => {
  database = await replicatedDatabase();
  orm = await connect(database.url);
  await migrate(orm);
  const pool: Pool = await orm.em.getConnection().getNativeClient();
  primarySql = sqlOn(pool);
  const cast = await makeFactories(primarySql).cast('ada', 'ben');
  ada = cast.ada;
  ben = cast.ben;
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((replicas) => replicas.close()));
  vi.clearAllMocks();
});
afterAll(async () => {
  await orm.close();
  await database.stop();
});

/** The replicas of a node. */
function open(url: string, mostLag: number): Replicas {
  // Of a logger they need no more.
  const logger = log as unknown as FastifyBaseLogger;
  const options = { primarySql, timed: (sql: Sql) => sql, statementTimeout: 10, log: logger, mostLag };
  const replicas = openReplicas([url], options);
  opened.push(replicas);
  return replicas;
}

const isUsed = (replicas: Replicas) => replicas.states().every((state) => state.isUsed);
const untilUsed = (replicas: Replicas) => vi.waitFor(() => expect(isUsed(replicas)).toBe(true), { timeout: 10_000 });
/** What a viewer reads of a member, from wherever they are sent. */
async function read(replicas: Replicas, viewer: Member | null, { id }: Member) {
  const sql = (await replicas.readsOf(viewer)) ?? primarySql;
  const [row] = await sql<{ bio: string | null; isReplica: boolean }>(readBio, [id]);
  return row;
}

test('who has written reads from the primary until the replica knows of it, and nobody else has to', async () => {
  const replicas = open(database.replicaUrl, 60_000);
  await untilUsed(replicas);
  expect(await read(replicas, ada, ada)).toEqual({ bio: null, isReplica: true });
  await database.pauseReplay();
  await primarySql(setBio, [ada.id, 'Climbs slowly']);
  await replicas.noteWrite(ada);
  expect(await read(replicas, ada, ada)).toEqual({ bio: 'Climbs slowly', isReplica: false });
  expect(await read(replicas, ben, ada)).toEqual({ bio: null, isReplica: true });
  expect(await read(replicas, null, ada)).toEqual({ bio: null, isReplica: true });
  await database.resumeReplay();
  const shown = { bio: 'Climbs slowly', isReplica: true };
  await vi.waitFor(async () => expect(await read(replicas, ada, ada)).toEqual(shown), { timeout: 10_000 });
});

test('another node knows of a write that this one was told of', async () => {
  const replicas = open(database.replicaUrl, 60_000);
  const elsewhere = open(database.replicaUrl, 60_000);
  await Promise.all([untilUsed(replicas), untilUsed(elsewhere)]);
  await database.pauseReplay();
  await primarySql(setBio, [ben.id, 'Sprints']);
  await replicas.noteWrite(ben);
  expect(await read(elsewhere, ben, ben)).toEqual({ bio: 'Sprints', isReplica: false });
  await database.resumeReplay();
});

test('a replica whose data is too old is left out for everybody, and is back once it has caught up', async () => {
  const replicas = open(database.replicaUrl, 1_000);
  await untilUsed(replicas);
  await database.pauseReplay();
  const written = performance.now();
  await primarySql(setBio, [ada.id, 'Descends fast']);
  await vi.waitFor(
    async () => expect(await read(replicas, null, ada)).toEqual({ bio: 'Descends fast', isReplica: false }),
    { timeout: 10_000, interval: 20 },
  );
  expect(performance.now() - written).toBeLessThan(2_000);
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalledTimes(1));
  expect(log.warn.mock.calls[0]?.[0]).toMatch(
    /^The replica 127\.0\.0\.1:\d+\/cycle_chat is left out, .*older than 1000 ms$/,
  );
  await database.resumeReplay();
  await untilUsed(replicas);
});

test('a replica stays in use while nothing is written', async () => {
  const replicas = open(database.replicaUrl, 1_000);
  await untilUsed(replicas);
  const asked = performance.now();
  await vi.waitUntil(() => !isUsed(replicas) || performance.now() - asked > 3_000, { timeout: 5_000 });
  expect(isUsed(replicas)).toBe(true);
});

test('what fails on a replica is asked of the primary within the same request', async () => {
  const replicas = open(database.replicaUrl, 60_000);
  await untilUsed(replicas);
  const sql = await replicas.readsOf(null);
  // A replica refuses what writes, and so it is the primary that does.
  await sql?.(setBio, [ada.id, 'Rides at night']);
  expect(await sql?.(readBio, [ada.id])).toEqual([{ bio: 'Rides at night', isReplica: false }]);
  expect(replicas.states()).toMatchObject([{ answered: 0, repeated: 1 }]);
});

test('what waits for a replica that falls silent is answered by the primary', async () => {
  const replicas = open(database.replicaUrl, 60_000);
  await untilUsed(replicas);
  const sql = await replicas.readsOf(null);
  expect(await sql?.(readBio, [ada.id])).toMatchObject([{ isReplica: true }]);
  database.line.silence();
  const asked = performance.now();
  expect(await sql?.(readBio, [ada.id])).toMatchObject([{ isReplica: false }]);
  expect(performance.now() - asked).toBeLessThan(3_000);
  await vi.waitFor(async () => expect(await replicas.readsOf(null)).toBeNull());
  database.line.restore();
  await untilUsed(replicas);
});

test('a server that is no replica is never read from', async () => {
  const replicas = open(database.url, 60_000);
  await vi.waitFor(() => expect(log.warn.mock.calls.flat().join()).toContain('it is no replica'), { timeout: 10_000 });
  expect(await replicas.readsOf(null)).toBeNull();
});
