import type { Pool } from 'pg';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { newId } from '../platform/lib/ids.ts';
import { bearing, makeAccessToken } from '../test/accessTokens.ts';
import { linkTo } from '../test/calendars.ts';
import type { Member } from '../test/factories.ts';
import { password } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp({ JOBS: 'on', RATE_LIMITS: '{"signIns":1000}' });
let ada: Member;
let here: string;
let there: string;
beforeEach(async () => {
  ada = await app.member(`ada_${newId().slice(-12)}`);
  here = await signIn('Firefox on the desk');
  there = await signIn('Chrome on the telephone');
});

async function signIn(device: string, secret = password): Promise<string> {
  const { body } = await app
    .with({ 'user-agent': device })
    .post('/api/auth/login', { username: ada.username, password: secret });
  return body.sessionId;
}

const by = (token: string) => app.with(bearing(token));
const isSignedIn = async (token: string) => (await by(token).get('/api/auth/me')).status === 200;
const opens = async ({ path }: { path: string }) => (await fetch(app.url + path)).ok;
const listDocument = `query ($username: String!, $first: Int, $after: String) { user(username: $username) {
  sessions(first: $first, after: $after) { nodes { id device createdAt lastUsedAt isCurrent } pageInfo { hasNextPage endCursor } } } }`;
const list = async (token: string, page: object = {}) =>
  (await by(token).query(listDocument, { username: ada.username, ...page })).data.user.sessions;
const end = (token: string, id: string) =>
  by(token).query('mutation ($id: ID!) { endSession(sessionId: $id) { endedSessionId } }', { id });
const endOthersDocument = 'mutation { endOtherSessions { endedCount } }';
const changeDocument = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { ok } }';
const deleteDocument = 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { deletedUserId } }';

describe('the list of sessions', () => {
  test('tells of each where it was opened, and which is this one', async () => {
    const { nodes } = await list(here);
    expect(nodes.map(({ device, isCurrent }: Record<string, unknown>) => [device, isCurrent])).toEqual([
      ['Chrome on the telephone', false],
      ['Firefox on the desk', true],
    ]);
  });

  test('goes page by page, and leaves out what has expired', async () => {
    await app.run(
      `update session set last_used_at = now() - interval '31 days' where device like 'Chrome%' and user_id = $1`,
      ada.id,
    );
    await signIn('A third');
    const first = await list(here, { first: 1 });
    expect(first.nodes.map(({ device }: { device: string }) => device)).toEqual(['A third']);
    const second = await list(here, { first: 1, after: first.pageInfo.endCursor });
    expect(second.nodes.map(({ device }: { device: string }) => device)).toEqual(['Firefox on the desk']);
    expect(second.pageInfo.hasNextPage).toBe(false);
  });

  test('is for its member alone, and holds no token', async () => {
    const other = await app.member(`other_${newId().slice(-12)}`);
    for (const viewer of [other, null])
      expect((await app.as(viewer).query(listDocument, { username: ada.username })).data.user.sessions).toBeNull();
    const text = JSON.stringify(await list(here));
    const hashes = await app.run<{ token_hash: string }>('select token_hash from session where user_id = $1', ada.id);
    for (const secret of [here, there, ...hashes.map(({ token_hash }) => token_hash)])
      expect(text).not.toContain(secret);
  });
});

describe('ending sessions', () => {
  test('ends the one that is named, at once', async () => {
    const { nodes } = await list(here);
    const { data } = await end(here, nodes[0].id);
    expect(data.endSession.endedSessionId).toBe(nodes[0].id);
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
    expect((await end(here, nodes[0].id)).error?.code).toBe('NOT_FOUND');
  });

  test('ends all others, and leaves calendar links as they are', async () => {
    // Her third sign-in.
    const link = await linkTo(app, ada);
    const { data } = await by(here).query(endOthersDocument);
    expect(data.endOtherSessions.endedCount).toBe(2);
    expect([await isSignedIn(here), await isSignedIn(there), await opens(link)]).toEqual([true, false, true]);
  });

  test('ends the calendar links too of a member who has no password to change', async () => {
    const link = await linkTo(app, ada);
    await app.run('update "user" set password_hash = null where id = $1', ada.id);
    expect((await by(here).query(endOthersDocument)).error).toBeNull();
    expect([await isSignedIn(here), await opens(link)]).toEqual([true, false]);
  });

  test('ends the links of a member without a password with another session, and not with the own one', async () => {
    await app.run('update "user" set password_hash = null where id = $1', ada.id);
    const { nodes } = await list(here);
    const [other, own] = [false, true].map((isCurrent) =>
      nodes.find((node: { isCurrent: boolean }) => node.isCurrent === isCurrent),
    );
    const first = await linkTo(app, ada);
    expect((await end(here, other.id)).error).toBeNull();
    expect(await opens(first)).toBe(false);
    const second = await linkTo(app, ada);
    expect((await end(here, own.id)).error).toBeNull();
    expect([await isSignedIn(here), await opens(second)]).toEqual([false, true]);
  });

  test('of others is not found, and neither a visitor nor an access token ends any', async () => {
    const other = await app.member(`other_${newId().slice(-12)}`);
    const { nodes } = await list(here);
    const { secret } = await makeAccessToken(by(here), { scope: 'WRITE' });
    const send = { query: 'mutation ($id: ID!) { endSession(sessionId: $id) { endedSessionId } }', id: nodes[0].id };
    expect((await app.as(other).query(send.query, { id: send.id })).error?.code).toBe('NOT_FOUND');
    expect((await app.as(null).query(send.query, { id: send.id })).error?.code).toBe('UNAUTHENTICATED');
    expect((await by(secret).query(send.query, { id: send.id })).error?.code).toBe('FORBIDDEN');
    expect((await by(secret).query(endOthersDocument)).error?.code).toBe('FORBIDDEN');
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, true]);
  });
});

describe('another password', () => {
  test('holds from then on; the old one, other sessions, access tokens and calendar links do not', async () => {
    const { secret } = await makeAccessToken(by(here));
    const others = await app.member(`other_${newId().slice(-12)}`);
    const [own, ofOthers] = [await linkTo(app, ada), await linkTo(app, others)];
    expect(await opens(own)).toBe(true);
    const input = { currentPassword: password, newPassword: 'over-the-pass' };
    expect((await by(here).query(changeDocument, { input })).data.changePassword.ok).toBe(true);
    expect([await isSignedIn(here), await isSignedIn(there), await isSignedIn(secret)]).toEqual([true, false, false]);
    expect([await opens(own), await opens(ofOthers)]).toEqual([false, true]);
    expect(await signIn('Old')).toBeUndefined();
    expect(await isSignedIn(await signIn('New', 'over-the-pass'))).toBe(true);
  });

  test.each([
    [{ currentPassword: 'wrong-one', newPassword: 'over-the-pass' }, 'currentPassword', 'The password is wrong'],
    [{ currentPassword: password, newPassword: 'short' }, 'newPassword', 'Password must be at least 6 characters'],
  ])('is refused for %j', async (input, field, message) => {
    const { error } = await by(here).query(changeDocument, { input });
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', field, message });
    expect(await isSignedIn(there)).toBe(true);
    expect(await isSignedIn(await signIn('Again'))).toBe(true);
  });

  test('is not to be guessed at: ten wrong ones, and the right one waits', async () => {
    const ask = (currentPassword: string) =>
      by(here).query(changeDocument, { input: { currentPassword, newPassword: 'over-the-pass' } });
    for (let sent = 0; sent < 10; sent += 1) await ask('wrong-one');
    expect((await ask(password)).error?.code).toBe('RATE_LIMITED');
  });

  test.each(['', 'MEMBER ', 'member '])(
    'is not blocked by failed sign-ins with the name %j and the id',
    async (prefix) => {
      const failing = { username: `${prefix}${ada.id}`, password: 'wrong-one' };
      for (let sent = 0; sent < 10; sent += 1) await app.as(null).post('/api/auth/login', failing);
      const input = { currentPassword: password, newPassword: 'over-the-pass' };
      expect((await by(here).query(changeDocument, { input })).error).toBeNull();
    },
  );
});

describe('deleting an account', () => {
  test('takes all that is its own along, and nothing of others', async () => {
    const ben = await app.member(`ben_${newId().slice(-12)}`);
    const [own, his] = [await app.post(ada), await app.post(ben)];
    await app.as(ada).post('/api/likes/toggle', { postId: his.id });
    await app.as(ben).post('/api/comments', { postId: own.id, content: 'Well ridden' });
    await app.follow(ben, ada);
    const { data } = await by(here).query(deleteDocument, { input: { currentPassword: password } });
    expect(data.deleteAccount.deletedUserId).toBe(ada.id);
    await vi.waitUntil(async () => (await app.run('select from account_deletion')).length === 0, { timeout: 60_000 });
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([false, false]);
    expect((await app.as(null).get(`/api/users/${ada.id}`)).status).toBe(404);
    expect((await app.as(null).get(`/api/posts/${own.id}`)).status).toBe(404);
    expect((await app.as(null).get(`/api/posts/${his.id}`)).status).toBe(200);
    const [counts] = await app.run<{ likes: number; following: number }>(
      `select p.like_count as likes, u.following_count as following from post p join "user" u on u.id = p.author_id where p.id = $1`,
      his.id,
    );
    expect(counts).toEqual({ likes: 0, following: 0 });
  });

  test('needs the password and a session', async () => {
    const { secret } = await makeAccessToken(by(here), { scope: 'WRITE' });
    const wrong = await by(here).query(deleteDocument, { input: { currentPassword: 'wrong-one' } });
    expect(wrong.error).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'currentPassword',
      message: 'The password is wrong',
    });
    expect((await by(secret).query(deleteDocument, { input: { currentPassword: password } })).error?.code).toBe(
      'FORBIDDEN',
    );
    expect((await app.as(null).query(deleteDocument, { input: { currentPassword: password } })).error?.code).toBe(
      'UNAUTHENTICATED',
    );
    expect(await isSignedIn(here)).toBe(true);
  });
});

describe('deleting an account on a node that runs no jobs', () => {
  const cold = useApp();

  test('needs one connection at a time, also to open the queues of jobs', async () => {
    const member = await cold.member('ada');
    const pool: Pool = await cold.backend.orm.em.getConnection().getNativeClient();
    const held = await Promise.all(Array.from({ length: pool.options.max - 1 }, () => pool.connect()));
    const { error } = await cold.as(member).query(deleteDocument, { input: { currentPassword: password } });
    for (const connection of held) connection.release();
    expect(error).toBeNull();
    expect(await cold.run('select user_id from account_deletion')).toEqual([{ user_id: member.id }]);
  });
});
