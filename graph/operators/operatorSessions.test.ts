import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { linkToBoard, openBoard } from '../test/boards.ts';
import type { Caller } from '../test/caller.ts';
import { commandLineIn, environmentOf } from '../test/commandLine.ts';
import type { Member } from '../test/factories.ts';
import { nobodysId } from '../test/hostile.ts';
import { storm } from '../test/storm.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp({ TRUST_PROXY: 'on', RATE_LIMITS: JSON.stringify({ signIns: 60 }) });
let ada: Member;
beforeAll(async () => {
  ada = await app.member('ada');
});
const { run } = commandLineIn(() => environmentOf(app));

const document = `mutation ($token: String!) { openOperatorSession(input: { token: $token }) { operator { name } } }`;
const open = (token: string, caller: Caller = app.as(null)) => caller.query(document, { token });
const refused = { code: 'FORBIDDEN', message: expect.stringContaining('This link is unknown, used or expired') };
const who = async (headers: Record<string, string>) =>
  (await app.with(headers).query('{ operator { name } viewer { username } }')).data;
const cookieIn = (headers: Headers) =>
  headers.getSetCookie().find((cookie) => /operator_session=[^;]/.test(cookie)) ?? '';

describe('a link', () => {
  test('of the command line opens the board once, in a cookie of its own that scripts cannot read', async () => {
    const { out, json } = await run('operator', 'link', '--name', 'Hanna', '--json');
    const [, token = ''] = /\/operator#([\w-]{43})$/.exec(json.url) ?? [];
    expect(out).not.toContain('tokenHash');
    const { headers, data } = await open(token);
    expect(data).toEqual({ openOperatorSession: { operator: { name: 'Hanna' } } });
    const cookie = cookieIn(headers);
    expect(cookie).toMatch(/^operator_session=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(cookie).not.toContain(token);
    const [pair = ''] = cookie.split(';');
    expect(await who({ cookie: pair })).toEqual({ operator: { name: 'Hanna' }, viewer: null });
    expect((await open(token)).error).toEqual(refused);
  });

  test('has one winner among 50 parallel tries', async () => {
    const token = await linkToBoard(app);
    const caller = app.with({ 'x-forwarded-for': '192.0.2.50' });
    const tries = await storm(50, () => open(token, caller));
    expect(tries.filter(({ error }) => error === null)).toHaveLength(1);
    expect(tries.filter(({ error }) => error?.code === 'FORBIDDEN')).toHaveLength(49);
    expect(tries.flatMap(({ headers }) => cookieIn(headers) || [])).toHaveLength(1);
  });

  test.each([
    ['after 15 minutes', `update operator_session set created_at = now() - interval '1 hour', expires_at = now()`],
    ['once it was ended', 'delete from operator_session'],
  ])('opens nothing %s', async (_when, change) => {
    const token = await linkToBoard(app);
    await app.run(change);
    expect((await open(token)).error).toEqual(refused);
  });

  test('opens nothing as a session, and the token of a session nothing as a link', async () => {
    const token = await linkToBoard(app);
    expect(await who({ cookie: `operator_session=${token}` })).toEqual({ operator: null, viewer: null });
    const { cookie } = await openBoard(app);
    expect((await open(cookie.split('=')[1] ?? '')).error).toEqual(refused);
  });

  test('is refused after too many tries of one address', async () => {
    const guesser = app.with({ 'x-forwarded-for': '192.0.2.60' });
    for (let tried = 0; tried < 60; tried += 1) await open('x'.repeat(43), guesser);
    expect((await open(await linkToBoard(app), guesser)).error?.code).toBe('RATE_LIMITED');
    expect((await open(await linkToBoard(app))).error).toBeNull();
  });

  test('of another site opens nothing', async () => {
    const caller = app.with({ origin: 'https://evil.example' });
    expect((await open(await linkToBoard(app), caller)).error?.code).toBe('FORBIDDEN');
  });

  test('behind TLS sets a cookie that only this host can set', async () => {
    const caller = app.with({ 'x-forwarded-proto': 'https' });
    const { headers } = await open(await linkToBoard(app), caller);
    expect(cookieIn(headers)).toMatch(/^__Host-operator_session=.*; HttpOnly; Secure; SameSite=Strict$/);
    const [pair = ''] = cookieIn(headers).replace('__Host-', '').split(';');
    expect(await who({ cookie: pair, 'x-forwarded-proto': 'https' })).toEqual({ operator: null, viewer: null });
  });
});

describe('a session of the board', () => {
  test('works beside that of a member, and signs nobody in', async () => {
    const { cookie } = await openBoard(app);
    const authorization = `Bearer ${await app.tokenOf(ada)}`;
    expect(await who({ cookie, authorization })).toEqual({ operator: { name: 'hanna' }, viewer: { username: 'ada' } });
    expect(await who({ cookie })).toEqual({ operator: { name: 'hanna' }, viewer: null });
    expect((await app.with({ cookie }).get('/api/auth/me')).status).toBe(401);
  });

  test('is not opened by a Bearer token, by the cookie of members, or from another site', async () => {
    const { cookie } = await openBoard(app);
    const token = cookie.split('=')[1] ?? '';
    const bearer = app.with({ authorization: `Bearer ${token}` });
    expect((await bearer.query('{ operator { name } }')).error?.code).toBe('UNAUTHENTICATED');
    expect(await who({ cookie: `session_id=${token}` })).toEqual({ operator: null, viewer: null });
    const authorization = `Bearer ${await app.tokenOf(ada)}`;
    const foreign = { cookie, authorization, origin: 'https://evil.example' };
    expect(await who(foreign)).toEqual({ operator: null, viewer: { username: 'ada' } });
  });

  test('never gives a response that shared caches may store', async () => {
    const { cookie } = await openBoard(app);
    const path = `/graphql?query=${encodeURIComponent('{ feed { edges { cursor } } }')}`;
    expect((await app.as(null).get(path)).headers.get('cache-control')).toBe('public, max-age=10');
    expect((await app.with({ cookie }).get(path)).headers.get('cache-control')).toBe('no-store');
    const board = `/graphql?query=${encodeURIComponent('{ operator { name } }')}`;
    expect((await app.as(null).get(board)).headers.get('cache-control')).toBe('no-store');
  });

  test('reads the primary, so that the board shows what was just changed', async () => {
    const asked = vi.fn(async () => null);
    const replicas = {
      readsOf: asked,
      noteWrite: async () => undefined,
      states: () => [],
      close: async () => undefined,
    };
    Object.assign(app.backend.services, { replicas });
    expect((await who(await openBoard(app))).operator).toEqual({ name: 'hanna' });
    expect(asked).not.toHaveBeenCalled();
    await who({});
    expect(asked).toHaveBeenCalledOnce();
    Object.assign(app.backend.services, { replicas: null });
  });

  test('ends after a day', async () => {
    const { cookie } = await openBoard(app);
    await app.run(`update operator_session set created_at = now() - interval '2 days', expires_at = now()`);
    expect(await who({ cookie })).toEqual({ operator: null, viewer: null });
  });

  test('is listed with links, and ended on the board and by the command line', async () => {
    await app.run('delete from operator_session');
    await linkToBoard(app, 'pim');
    const { cookie } = await openBoard(app);
    const board = app.with({ cookie });
    const fields = 'id operator openedAt';
    const list = `{ operator { session { ${fields} } otherSessions { nodes { ${fields} } } } }`;
    const listed = async () => (await board.query(list)).data.operator;
    const { session: own, otherSessions } = await listed();
    const [link, ...rest] = otherSessions.nodes;
    expect([own, link, rest]).toEqual([
      { id: expect.any(String), operator: 'hanna', openedAt: expect.any(String) },
      { id: expect.any(String), operator: 'pim', openedAt: null },
      [],
    ]);
    expect((await run('operator', 'sessions')).out).toContain('pim  a link that was not used');
    const end = 'mutation ($id: ID!) { endOperatorSession(sessionId: $id) { endedSessionId } }';
    expect((await board.query(end, { id: link.id })).data).toEqual({ endOperatorSession: { endedSessionId: link.id } });
    expect((await board.query(end, { id: link.id })).error?.code).toBe('NOT_FOUND');
    expect((await listed()).otherSessions.nodes).toEqual([]);
    expect((await run('operator', 'end', own.id)).code).toBe(0);
    expect(await listed()).toBeNull();
  });

  test('ends with its cookie when it ends itself', async () => {
    const { cookie } = await openBoard(app);
    const { data } = await app.with({ cookie }).query('{ operator { session { id } } }');
    const end = `mutation { endOperatorSession(sessionId: "${data.operator.session.id}") { endedSessionId } }`;
    const { headers } = await app.with({ cookie }).query(end);
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^operator_session=; .*Expires=Thu, 01 Jan 1970/)]);
  });
});

describe('everyone else', () => {
  test('is refused the acts of operators', async () => {
    const end = `mutation { endOperatorSession(sessionId: "${nobodysId}") { endedSessionId } }`;
    const fault = { code: 'FORBIDDEN', message: 'Only an operator can do this' };
    for (const caller of [app.as(null), app.as(ada), app.with({ cookie: `operator_session=${'x'.repeat(43)}` })])
      expect((await caller.query(end)).error).toEqual(fault);
  });
});

describe('the log', () => {
  test('has links and sessions with the names of the operators, page by page', async () => {
    await app.run('delete from operator_session');
    const token = await linkToBoard(app, 'Hanna');
    const { headers } = await open(token);
    const board = app.with({ cookie: cookieIn(headers).split(';')[0] ?? '' });
    const log = (after: string | null) =>
      board.query(
        `query ($after: String) { operator { log(first: 1, after: $after) { nodes { operator verb note } pageInfo { endCursor } } } }`,
        { after },
      );
    const first = (await log(null)).data.operator.log;
    expect(first.nodes).toEqual([{ operator: 'Hanna', verb: 'operator open', note: null }]);
    const second = (await log(first.pageInfo.endCursor)).data.operator.log;
    expect(second.nodes).toEqual([{ operator: 'root', verb: 'operator link', note: 'for Hanna' }]);
  });
});

describe('the overview', () => {
  test('counts members, posts, reports and appeals, and knows the versions', async () => {
    await app.post(ada);
    await app.as(ada).post('/api/reports', { targetType: 'user', targetId: ada.id, reason: 'Me' });
    const { cookie } = await openBoard(app);
    const fields = `version databaseVersion memberCount newMemberCount suspendedMemberCount postCount newPostCount
      lastBackupAt databaseBytes jobs { name waiting running failed }`;
    const waits = 'waiting { openReportCount oldestReportAt openAppealCount }';
    const { data } = await app.with({ cookie }).query(`{ operator { overview { ${fields} } ${waits} } }`);
    const { overview, waiting } = data.operator;
    expect(waiting).toEqual({ openReportCount: 1, oldestReportAt: expect.any(String), openAppealCount: 0 });
    expect(overview).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+/),
      memberCount: 1,
      newMemberCount: 1,
      suspendedMemberCount: 0,
      postCount: 1,
      newPostCount: 1,
      lastBackupAt: null,
    });
    expect(overview.databaseBytes).toBeGreaterThan(0);
    expect(overview.jobs).toContainEqual({ name: 'accounts.delete', waiting: 0, running: 0, failed: 0 });
  });
});

test('the overview has the state of what the node uses', async () => {
  const { cookie } = await openBoard(app);
  const fields = `diskBytes availableDiskBytes sendsMail replicaCount usedReplicaCount replicaLagSeconds isRedisReachable`;
  const read = async () =>
    (await app.with({ cookie }).query(`{ operator { overview { ${fields} } } }`)).data.operator.overview;
  const { diskBytes, availableDiskBytes, ...alone } = await read();
  expect(availableDiskBytes).toBeGreaterThan(0);
  expect(availableDiskBytes).toBeLessThanOrEqual(diskBytes);
  const nothing = { replicaCount: 0, usedReplicaCount: 0, replicaLagSeconds: null };
  expect(alone).toEqual({ ...nothing, sendsMail: false, isRedisReachable: null });
  const states = [
    { isUsed: true, lag: 0.25 },
    { isUsed: true, lag: 0.5 },
    { isUsed: false, lag: Number.POSITIVE_INFINITY },
  ];
  const { services } = app.backend;
  const { replicas, isRedisReachable } = services;
  const replaced = { replicas: { states: () => states }, isRedisReachable: async () => false };
  Object.assign(services, replaced);
  expect(await read()).toMatchObject({
    ...{ replicaCount: 3, usedReplicaCount: 2, replicaLagSeconds: 0.5, isRedisReachable: false },
  });
  Object.assign(services, { replicas, isRedisReachable });
});

test('the overview has the time of the last backup', async () => {
  const { cookie } = await openBoard(app);
  const noted = async () =>
    (await app.with({ cookie }).query('{ operator { overview { lastBackupAt } } }')).data.operator.overview
      .lastBackupAt;
  expect(await noted()).toBeNull();
  const folder = await mkdtemp(join(tmpdir(), 'cycle-chat-backup-'));
  const { json } = await run('backup', join(folder, 'first'), '--json');
  await rm(folder, { recursive: true });
  expect(await noted()).toBe(json.madeAt);
});

describe('the log after many acts', () => {
  test('is searched by operator, verb, note, id and name, and leads to the page of a target', async () => {
    const { headers } = await open(await linkToBoard(app, 'Nils'));
    const board = app.with({ cookie: cookieIn(headers).split(';')[0] ?? '' });
    const group = await app.group('Night owls', ada);
    const post = await app.post(ada);
    const acts = [
      { verb: 'group edit', targetId: group.id, note: 'description' },
      { verb: 'content restore', targetId: post.id, note: '100 % right_' },
    ];
    for (const { verb, targetId, note } of acts)
      await app.run(
        `insert into operator_log (id, at, operator, verb, target_id, note) values (gen_random_uuid(), now(), 'Nils', $1, $2, $3)`,
        verb,
        targetId,
        note,
      );
    const found = async (query: string) => {
      const { data } = await board.query(
        `query ($query: String) { operator { log(query: $query) { nodes { verb targetName targetPath } } } }`,
        { query },
      );
      return data.operator.log.nodes;
    };
    const edit = { verb: 'group edit', targetName: 'Night owls', targetPath: `/groups/${group.id}` };
    const restore = { verb: 'content restore', targetName: 'ada', targetPath: `/post/${post.id}` };
    expect(await found('night OWLS')).toEqual([edit]);
    expect(await found(group.id)).toEqual([edit]);
    expect(await found('100 %')).toEqual([restore]);
    expect(await found('right_')).toEqual([restore]);
    expect(await found('group edit')).toEqual([edit]);
    expect(await found(' Nils ')).toHaveLength(4);
    expect(await found('100 _')).toEqual([]);
  });
});
