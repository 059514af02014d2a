import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { connect } from '../../model/orm.ts';
import type { Member } from '../../test/factories.ts';
import { makeFactories } from '../../test/factories.ts';
import type { ReplicatedDatabase } from '../../test/replicatedDatabase.ts';
import { replicatedDatabase } from '../../test/replicatedDatabase.ts';
import { migrate } from '../database/migrate.ts';
import type { Sql } from '../database/sql.ts';
import { statement } from '../database/sql.ts';
import { sqlOn } from '../database/sqlOn.ts';
import { DomainError } from '../lib/errors.ts';
import type { Replicas } from './openReplicas.ts';
import { openReplicas } from './openReplicas.ts';
import { readWithFallback } from './readWithFallback.ts';

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
  pool.on('error', () => undefined);
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

/** The replicas of a node. Without `maxLag` they have the one of the product. */
function open(url: string, maxLag?: number): Replicas {
  // The replicas use only these methods of the logger.
  const logger = log as unknown as FastifyBaseLogger;
  const options = { primarySql, timed: (sql: Sql) => sql, statementTimeout: 10, log: logger };
  const replicas = openReplicas([url], maxLag === undefined ? options : { ...options, maxLag });
  opened.push(replicas);
  return replicas;
}

const isUsed = (replicas: Replicas) => replicas.states().every((state) => state.isUsed);
const untilUsed = (replicas: Replicas) => vi.waitFor(() => expect(isUsed(replicas)).toBe(true), { timeout: 60_000 });
/** Reads a member as a viewer, from the replica or the primary that serves them. */
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
  await vi.waitFor(async () => expect(await read(replicas, ada, ada)).toEqual(shown), { timeout: 60_000 });
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
  const replicas = open(database.replicaUrl);
  await untilUsed(replicas);
  await database.pauseReplay();
  await primarySql(setBio, [ada.id, 'Descends fast']);
  await vi.waitFor(
    async () => expect(await read(replicas, null, ada)).toEqual({ bio: 'Descends fast', isReplica: false }),
    { timeout: 60_000, interval: 20 },
  );
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalledTimes(1), { timeout: 60_000 });
  expect(log.warn.mock.calls[0]?.[0]).toMatch(
    /^Reads go to the primary instead of the replica 127\.0\.0\.1:\d+\/cycle_chat: .*older than 1000 ms$/,
  );
  await database.resumeReplay();
  await untilUsed(replicas);
});

test('a replica stays in use while nothing is written', async () => {
  const replicas = open(database.replicaUrl, 1_000);
  await untilUsed(replicas);
  const asked = performance.now();
  await vi.waitUntil(() => !isUsed(replicas) || performance.now() - asked > 3_000, { timeout: 60_000 });
  expect(isUsed(replicas)).toBe(true);
});

test('what fails on a replica is asked of the primary within the same request', async () => {
  const replicas = open(database.replicaUrl, 60_000);
  await untilUsed(replicas);
  const sql = await replicas.readsOf(null);
  // A replica rejects writes, so the primary runs them.
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
  expect(await sql?.(readBio, [ada.id])).toMatchObject([{ isReplica: false }]);
  await vi.waitFor(async () => expect(await replicas.readsOf(null)).toBeNull(), { timeout: 60_000 });
  database.line.restore();
  await untilUsed(replicas);
});

test('a replica that is on another timeline than the primary is left out until it follows it', async () => {
  const replicas = open(database.replicaUrl, 60_000);
  await untilUsed(replicas);
  // The replica has replayed all writes so far, and its replay is paused.
  await database.pauseReplay();
  await database.changeTimeline();
  await vi.waitFor(() => expect(log.warn.mock.calls.flat().join()).toContain('it is on timeline 1, its primary on 2'), {
    timeout: 60_000,
  });
  expect(await replicas.readsOf(null)).toBeNull();
  await database.resumeReplay();
  await vi.waitFor(() => expect(isUsed(replicas)).toBe(true), { timeout: 60_000 });
});

test('a server that is no replica is never read from', async () => {
  const replicas = open(database.url, 60_000);
  await vi.waitFor(() => expect(log.warn.mock.calls.flat().join()).toContain('it is not a replica'), {
    timeout: 60_000,
  });
  expect(await replicas.readsOf(null)).toBeNull();
});

test('a read of too many rows on the replica is refused, and not repeated on the primary', async () => {
  const refusal = new DomainError('QUERY_TOO_COMPLEX', 'Too many rows');
  const primary = vi.fn();
  const sql = readWithFallback(() => Promise.reject(refusal), primary, { answered: 0, repeated: 0 });
  await expect(sql(readBio, [ada.id, null])).rejects.toBe(refusal);
  expect(primary).not.toHaveBeenCalled();
});
