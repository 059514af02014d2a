import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../platform/lib/ids.ts';
import { bearing, createDocument, makeAccessToken, tokenFields } from '../test/accessTokens.ts';
import type { Member } from '../test/factories.ts';
import { password } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let member: Member;
beforeEach(async () => {
  member = await app.member(`rider_${newId().slice(-12)}`);
});

const day = 24 * 60 * 60 * 1000;
const revokeDocument = 'mutation ($id: ID!) { revokeAccessToken(tokenId: $id) { revokedTokenId } }';
const listDocument = `query ($username: String!, $first: Int, $after: String) {
  user(username: $username) { accessTokens(first: $first, after: $after) {
    edges { node { ${tokenFields} } } pageInfo { hasNextPage endCursor } } }
}`;
const bySecret = (secret: string) => app.with(bearing(secret));
const list = async (viewer: Member | null, of: Member, page: object = {}) =>
  (await app.as(viewer).query(listDocument, { username: of.username, ...page })).data.user.accessTokens;
const rowsOf = ({ id }: Member) =>
  app.run<{ token_hash: string }>('select * from access_token where user_id = $1 order by created_at', id);

describe('making one', () => {
  test('answers its secret once, and keeps but a hash', async () => {
    const before = Date.now();
    const { secret, ...token } = await makeAccessToken(app.as(member), { name: ' Ride calendar ', scope: 'READ' });
    expect(secret).toMatch(/^cct_[\w-]{43}$/);
    expect(token).toMatchObject({ name: 'Ride calendar', scope: 'READ', lastUsedAt: null });
    const lasts = Date.parse(token.expiresAt) - Date.parse(token.createdAt);
    expect(lasts).toBe(90 * day);
    expect(Date.parse(token.createdAt)).toBeGreaterThanOrEqual(before - 1);
    expect((await list(member, member)).edges).toEqual([{ node: token }]);
    expect(JSON.stringify(await rowsOf(member))).not.toContain(secret.slice(4));
  });

  test.each([
    [{ name: ' ' }, 'name', 'A name is required'],
    [{ name: 'x'.repeat(51) }, 'name', expect.stringContaining('50')],
    [{ expiresInDays: 0 }, 'expiresInDays', 'expiresInDays must be a number of days from 1 to 365'],
    [{ expiresInDays: 366 }, 'expiresInDays', 'expiresInDays must be a number of days from 1 to 365'],
    [{ id: 'mine' }, 'id', expect.stringContaining('id')],
  ])('%j is refused by name', async (fault, field, message) => {
    const { error } = await app.as(member).query(createDocument, { input: { name: 'A', scope: 'READ', ...fault } });
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', field, message });
    expect(await rowsOf(member)).toEqual([]);
  });

  test('needs the password again where the sign-in is a while ago', async () => {
    const ask = (currentPassword?: string) =>
      app.as(member).query(createDocument, { input: { name: 'A', scope: 'READ', currentPassword } });
    const signedInAgo = (age: string) =>
      app.run('update session set created_at = now() - $2::interval where user_id = $1', member.id, age);
    await app.tokenOf(member);
    await signedInAgo('14 minutes');
    expect((await ask()).error).toBeNull();
    await signedInAgo('16 minutes');
    const fault = { code: 'BAD_USER_INPUT', field: 'currentPassword' };
    const message = 'You signed in more than 15 minutes ago: send your password as currentPassword';
    expect((await ask()).error).toMatchObject({ ...fault, message });
    expect((await ask('wrong')).error).toMatchObject({ ...fault, message: 'The password is wrong' });
    expect(await rowsOf(member)).toHaveLength(1);
    expect((await ask(password)).error).toBeNull();
  });

  test('a repetition makes no second token and shows no secret', async () => {
    const input = { id: newId(), name: 'Once', scope: 'WRITE' };
    const answers = await Promise.all(
      Array.from({ length: 4 }, async () => app.as(member).query(createDocument, { input })),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    for (const { error } of answers) if (error) expect(error).toMatchObject({ code: 'CONFLICT', field: 'id' });
    expect(await rowsOf(member)).toHaveLength(1);
  });

  test('fifty at most, whatever the hurry; what has expired makes room', async () => {
    await app.run(
      `insert into access_token (id, user_id, name, token_hash, scope, created_at, expires_at)
       select gen_random_uuid(), $1::uuid, 'Token ' || n, md5($1::text || n::text) || md5('b' || n::text), 'read',
         now() - interval '2 days', now() + case when n = 1 then interval '-1 day' else interval '1 day' end
       from generate_series(1, 49) n`,
      member.id,
    );
    const ask = () => app.as(member).query(createDocument, { input: { name: 'One more', scope: 'READ' } });
    const answers = await Promise.all([ask(), ask(), ask(), ask()]);
    expect(answers.filter(({ error }) => error === null)).toHaveLength(2);
    expect(answers.find(({ error }) => error)?.error).toMatchObject({
      code: 'CONFLICT',
      message: 'You have 50 access tokens, the maximum: revoke one first',
    });
    expect(await rowsOf(member)).toHaveLength(50);
  });

  test('is for sessions: a visitor and a token of any scope make and revoke none', async () => {
    const { id, secret } = await makeAccessToken(app.as(member));
    const input = { name: 'Offspring', scope: 'READ' };
    expect((await bySecret(secret).query(createDocument, { input })).error?.code).toBe('FORBIDDEN');
    expect((await bySecret(secret).query(revokeDocument, { id })).error?.code).toBe('FORBIDDEN');
    expect((await app.as(null).query(createDocument, { input })).error?.code).toBe('UNAUTHENTICATED');
    expect(await rowsOf(member)).toHaveLength(1);
  });
});

describe('the list', () => {
  test('is for its member alone', async () => {
    await makeAccessToken(app.as(member));
    const other = await app.member(`other_${newId().slice(-12)}`);
    expect(await list(other, member)).toBeNull();
    expect(await list(null, member)).toBeNull();
  });

  test('goes page by page, the newest first, each token once', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) await makeAccessToken(app.as(member), { name });
    const names: string[] = [];
    let after: string | null = null;
    do {
      const { edges, pageInfo } = await list(member, member, { first: 2, after });
      for (const { node } of edges) names.push(node.name);
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
    expect(names).toEqual(['e', 'd', 'c', 'b', 'a']);
  });
});

describe('revoking one', () => {
  test('shuts it out at both doors at once, and no other', async () => {
    const [first, second] = [await makeAccessToken(app.as(member)), await makeAccessToken(app.as(member))];
    expect((await bySecret(first.secret).get('/api/auth/me')).status).toBe(200);
    const { data } = await app.as(member).query(revokeDocument, { id: first.id });
    expect(data.revokeAccessToken.revokedTokenId).toBe(first.id);
    expect((await bySecret(first.secret).get('/api/auth/me')).status).toBe(401);
    expect((await bySecret(first.secret).query('{ viewer { id } }')).error?.code).toBe('UNAUTHENTICATED');
    expect((await bySecret(second.secret).get('/api/auth/me')).status).toBe(200);
    expect((await app.as(member).query(revokeDocument, { id: first.id })).error).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Access token not found',
    });
  });

  test('another’s is not found', async () => {
    const { id, secret } = await makeAccessToken(app.as(member));
    const other = await app.member(`other_${newId().slice(-12)}`);
    expect((await app.as(other).query(revokeDocument, { id })).error?.code).toBe('NOT_FOUND');
    expect((await bySecret(secret).get('/api/auth/me')).status).toBe(200);
  });
});
