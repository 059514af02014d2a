import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../platform/lib/ids.ts';
import { bearing, makeAccessToken } from '../test/accessTokens.ts';
import type { Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';
import { setSuspension } from './suspending.ts';

const app = useApp();
let member: Member;
beforeEach(async () => {
  member = await app.member(`rider_${newId().slice(-12)}`);
});

const bySecret = (secret: string) => app.with(bearing(secret));
const readOnly = 'This token may only read: make one with the scope write';
const aPost = { content: 'By a program', isRide: false, mediaUrls: [] };
const createPost = 'mutation { createPost(input: { content: "By a program" }) { post { author { username } } } }';
const postsOf = async ({ id }: Member) => (await app.run('select from post where author_id = $1', id)).length;

describe('a token that may write', () => {
  test('reads and writes as its member, at both doors', async () => {
    const { get, post, query } = bySecret((await makeAccessToken(app.as(member))).secret);
    expect((await get('/api/auth/me')).body).toMatchObject({ username: member.username });
    expect((await query('{ viewer { username } }')).data.viewer.username).toBe(member.username);
    expect((await post('/api/posts', aPost)).status).toBe(201);
    expect((await query(createPost)).data.createPost.post.author.username).toBe(member.username);
  });

  test('needs no origin of ours, unlike a cookie', async () => {
    const { secret } = await makeAccessToken(app.as(member));
    const foreign = app.with({ ...bearing(secret), origin: 'https://club.example' });
    expect((await foreign.post('/api/posts', aPost)).status).toBe(201);
  });

  test('survives signing out, which is for sessions', async () => {
    const { secret } = await makeAccessToken(app.as(member));
    expect((await bySecret(secret).post('/api/auth/logout')).status).toBe(200);
    expect((await bySecret(secret).get('/api/auth/me')).status).toBe(200);
  });
});

describe('a token that may only read', () => {
  test('reads its member’s private facts', async () => {
    const { get } = bySecret((await makeAccessToken(app.as(member), { scope: 'READ' })).secret);
    expect((await get('/api/auth/me')).body).toHaveProperty('monthlyGoal');
  });

  test('writes at no door, not even what is open to visitors', async () => {
    const { post, query } = bySecret((await makeAccessToken(app.as(member), { scope: 'READ' })).secret);
    const rest = await post('/api/posts', aPost);
    expect([rest.status, rest.body]).toEqual([403, { message: readOnly, code: 'FORBIDDEN' }]);
    const signIn = { username: member.username, password: 'correct-horse' };
    expect((await post('/api/auth/login', signIn)).status).toBe(403);
    expect((await query(createPost)).error).toMatchObject({ code: 'FORBIDDEN', message: readOnly });
    const login = 'mutation ($input: LoginInput!) { login(input: $input) { sessionId } }';
    expect((await query(login, { input: signIn })).error).toMatchObject({ code: 'FORBIDDEN', message: readOnly });
    expect(await postsOf(member)).toBe(0);
  });

  test('may ask for what REST reads by POST', async () => {
    const { post } = bySecret((await makeAccessToken(app.as(member), { scope: 'READ' })).secret);
    expect((await post('/api/posts/metadata/batch', { postIds: [newId()] })).status).toBe(200);
  });
});

test.each(['cct_', 'cct_short', `cct_${'A'.repeat(43)}`, `cct_${'A'.repeat(44)}`])(
  '%s signs nobody in',
  async (secret) => {
    expect((await bySecret(secret).get('/api/auth/me')).status).toBe(401);
    expect((await bySecret(secret).query('{ viewer { id } }')).error?.code).toBe('UNAUTHENTICATED');
  },
);

test('the secret of a token is no session, neither as Bearer nor as cookie, and no session is a token', async () => {
  const { secret } = await makeAccessToken(app.as(member));
  expect((await app.with({ cookie: `session_id=${secret}` }).get('/api/auth/me')).status).toBe(401);
  expect((await bySecret(`cct_${await app.tokenOf(member)}`).get('/api/auth/me')).status).toBe(401);
});

test('one that has expired signs nobody in', async () => {
  const { id, secret } = await makeAccessToken(app.as(member));
  await app.run(
    `update access_token set created_at = now() - interval '2 days', expires_at = now() - interval '1 second' where id = $1`,
    id,
  );
  expect((await bySecret(secret).get('/api/auth/me')).status).toBe(401);
});

test('its last use is noted, once a minute', async () => {
  const { id, secret } = await makeAccessToken(app.as(member));
  const lastUse = async () => {
    const [row] = await app.run<{ at: number | null }>(
      'select extract(epoch from last_used_at)::float8 * 1000 as at from access_token where id = $1',
      id,
    );
    return row?.at ?? null;
  };
  expect(await lastUse()).toBeNull();
  await bySecret(secret).get('/api/auth/me');
  const first = await lastUse();
  expect(first).toBeGreaterThan(Date.now() - 60_000);
  await bySecret(secret).get('/api/auth/me');
  expect(await lastUse()).toBe(first);
  await app.run(`update access_token set last_used_at = now() - interval '61 seconds' where id = $1`, id);
  await bySecret(secret).get('/api/auth/me');
  expect(await lastUse()).toBeGreaterThanOrEqual(first ?? Number.POSITIVE_INFINITY);
});

test('a suspension ends it', async () => {
  const { secret } = await makeAccessToken(app.as(member));
  const reader = { em: app.backend.orm.em.fork(), now: new Date(), services: app.backend.services };
  expect(await setSuspension(reader, member.id, 'shown')).toMatchObject({ revokedTokens: 1 });
  expect((await bySecret(secret).get('/api/auth/me')).status).toBe(401);
  await setSuspension(reader, member.id, 'none');
  expect((await bySecret(secret).get('/api/auth/me')).status).toBe(401);
});
