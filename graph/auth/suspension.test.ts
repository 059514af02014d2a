import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authDoors } from '../test/authDoors.ts';
import { openBoard } from '../test/boards.ts';
import type { Environment } from '../test/commandLine.ts';
import { environmentOf, runHere } from '../test/commandLine.ts';
import type { Member } from '../test/factories.ts';
import { password } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';
import { openSession } from './sessions.ts';
import { setSuspension } from './suspending.ts';

const app = useApp();
let environment: Environment;
beforeAll(async () => {
  environment = environmentOf(app);
});

const suspended = { code: 'FORBIDDEN', message: 'This account is suspended' };
const suspend = (member: Member, ...options: string[]) =>
  runHere(environment, 'user', 'suspend', member.username, '--json', ...options);
const bearer = (token: string | null) => app.with({ authorization: `Bearer ${token}` });
const sessionsOf = async ({ id }: Member) => (await app.run('select from session where user_id = $1', id)).length;

describe.each(authDoors)('a member who is suspended, by $name,', ({ name, login }) => {
  let member: Member;
  beforeEach(async () => {
    member = await app.member(`${name}_${Date.now()}`);
  });

  test('is signed out everywhere, of bearer and of cookie, and cannot sign in', async () => {
    const [here, there] = [
      await login(app.as(null), member.username, password),
      await login(app.as(null), member.username, password),
    ];
    expect((await suspend(member)).json).toMatchObject({ isSuspended: true, endedSessions: 2 });
    expect((await bearer(here.sessionId).get('/api/auth/me')).status).toBe(401);
    const byCookie = app.with({ cookie: `session_id=${there.sessionId}` });
    expect((await byCookie.query('{ viewer { id } }')).data.viewer).toBeNull();
    const { fault, cookies } = await login(app.as(null), member.username, password);
    expect([fault, cookies]).toEqual([suspended, []]);
    expect(await sessionsOf(member)).toBe(0);
  });

  test('is told so only with the right password, and wrong ones still count', async () => {
    await suspend(member);
    const wrong = { code: 'UNAUTHENTICATED', message: 'Invalid username or password' };
    expect((await login(app.as(null), member.username, 'wrong-horse')).fault).toEqual(wrong);
    expect((await login(app.as(null), member.username, password)).fault).toEqual(suspended);
  });

  test('reads the words of the operator when they try to sign in, until the suspension is lifted', async () => {
    const fault = async () => (await login(app.as(null), member.username, password)).fault;
    await suspend(member, '--words', ' You sold helmets. ');
    const told = { code: 'FORBIDDEN', message: 'This account is suspended: You sold helmets.' };
    expect(await fault()).toEqual(told);
    await suspend(member, '--hide');
    expect(await fault()).toEqual(told);
    await suspend(member, '--words', 'Twice.');
    expect(await fault()).toEqual({ ...told, message: 'This account is suspended: Twice.' });
    await suspend(member, '--lift');
    expect(await fault()).toBeNull();
    await suspend(member);
    expect(await fault()).toEqual(suspended);
  });

  test('can be suspended again, and signs in once the suspension is lifted, from when on old sessions stay ended', async () => {
    const before = await login(app.as(null), member.username, password);
    for (const endedSessions of [1, 0]) expect((await suspend(member)).json).toMatchObject({ endedSessions });
    for (const _again of [1, 2]) expect((await suspend(member, '--lift')).json).toMatchObject({ isSuspended: false });
    expect((await bearer(before.sessionId).get('/api/auth/me')).status).toBe(401);
    const after = await login(app.as(null), member.username, password);
    expect(after.fault).toBeNull();
    expect((await bearer(after.sessionId).get('/api/auth/me')).status).toBe(200);
  });

  test('keeps what they have posted readable, and other members their sessions', async () => {
    const { id } = await app.post(member);
    const other = await app.member(`other_${Date.now()}`);
    await login(app.as(null), other.username, password);
    await suspend(member);
    expect((await app.as(null).get(`/api/posts/${id}`)).status).toBe(200);
    expect(await sessionsOf(other)).toBe(1);
  });
});

test('no session slips in behind a suspension, however many are being opened', async () => {
  const member = await app.member('slippery');
  const operator = () => ({ em: app.backend.orm.em.fork(), now: new Date(), services: app.backend.services });
  const open = () =>
    openSession(app.backend.sql, member.id, new Date()).then(
      () => 'opened',
      ({ message }: Error) => message,
    );
  const seen = new Set<string>();
  for (let round = 0; round < 10; round += 1) {
    const early = Array.from({ length: 10 }, open);
    const suspending = setSuspension(operator(), member.id, 'shown');
    const late = Array.from({ length: 30 }, open);
    const outcomes = await Promise.all([...early, ...late]);
    await suspending;
    for (const outcome of outcomes) seen.add(outcome);
    expect(await sessionsOf(member)).toBe(0);
    await setSuspension(operator(), member.id, 'none');
  }
  expect([...seen].toSorted()).toEqual(['This account is suspended', 'opened']);
});

test('the end of a suspension keeps an account suspended that is being deleted', async () => {
  const member = await app.member('leaving');
  await suspend(member);
  await app.run('insert into account_deletion (user_id, requested_at, deletes) values ($1, now(), true)', member.id);
  const [takedown] = await app.run<{ id: string }>('select id from takedown where author_id = $1', member.id);
  const { em } = app.backend.orm;
  await setSuspension({ em: em.fork(), now: new Date(), services: app.backend.services }, member.id, 'none');
  const board = app.with(await openBoard(app));
  const restore = 'mutation ($input: RestoreContentInput!) { restoreContent(input: $input) { takedown { id } } }';
  const { error } = await board.query(restore, { input: { takedownId: takedown?.id } });
  expect(error).toEqual({ code: 'CONFLICT', message: 'The account is being deleted: its suspension stays' });
  const read = 'select from "user" where id = $1 and suspended_at is not null';
  expect(await app.run(read, member.id)).toHaveLength(1);
});
