import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashToken } from '../platform/lib/tokens.ts';
import type { Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';
import { maxSessions, openSession } from './sessions.ts';

const app = useApp();
let ada: Member;
let ben: Member;
beforeAll(async () => {
  ({ ada, ben } = await app.cast('ada', 'ben'));
});

const who = 'query { viewer { id } }';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const cookie = (token: string) => ({ cookie: `session_id=${token}` });
const dead = 'A'.repeat(43);
const cleared = /^session_id=; .*Expires=Thu, 01 Jan 1970/;

/** The viewer by GraphQL and by REST, which must agree: null for a visitor, 401 if both reject the request. */
async function viewerOf(headers: Record<string, string>): Promise<string | number | null> {
  const caller = app.with(headers);
  const [rest, graphql, open] = await Promise.all([
    caller.get('/api/auth/me'),
    caller.query(who),
    caller.get(`/api/users/${ada.id}`),
  ]);
  if (graphql.status === 401) {
    expect(graphql.error?.code).toBe('UNAUTHENTICATED');
    expect([rest.status, open.status]).toEqual([401, 401]);
    return 401;
  }
  expect(open.status).toBe(200);
  expect(rest.body.id ?? null).toBe(graphql.data.viewer?.id ?? null);
  return graphql.data.viewer?.id ?? null;
}

describe('a request', () => {
  test('without token and cookie is a visitor’s', async () => {
    expect(await viewerOf({})).toBeNull();
  });

  test('is signed in by a token', async () => {
    expect(await viewerOf(bearer(await app.tokenOf(ada)))).toBe(ada.id);
  });

  test('is signed in by the cookie', async () => {
    expect(await viewerOf(cookie(await app.tokenOf(ada)))).toBe(ada.id);
  });

  test('is signed in by the token where the cookie is another’s', async () => {
    const headers = { ...bearer(await app.tokenOf(ada)), ...cookie(await app.tokenOf(ben)) };
    expect(await viewerOf(headers)).toBe(ada.id);
  });

  test('is signed in by the cookie where the token is dead', async () => {
    expect(await viewerOf({ ...bearer(dead), ...cookie(await app.tokenOf(ben)) })).toBe(ben.id);
  });

  test.each([dead, 'short', 'undefined', 'two words', '', 'ééé', 'x'.repeat(4000)])(
    'with the dead token %s alone is refused',
    async (token) => {
      expect(await viewerOf({ authorization: `bearer ${token}` })).toBe(401);
    },
  );

  test('with a dead token and a dead cookie is refused, and the cookie cleared', async () => {
    const headers = { ...bearer(dead), ...cookie(dead) };
    expect(await viewerOf(headers)).toBe(401);
    const { headers: answered } = await app.with(headers).get('/api/auth/me');
    expect(answered.getSetCookie()).toEqual([expect.stringMatching(cleared)]);
  });

  test('with a dead cookie alone is a visitor’s, and the cookie cleared', async () => {
    expect(await viewerOf(cookie(dead))).toBeNull();
    for (const { headers } of [
      await app.with(cookie(dead)).get('/api/posts/feed'),
      await app.with(cookie(dead)).query(who),
    ]) {
      expect(headers.getSetCookie()).toEqual([expect.stringMatching(cleared)]);
    }
  });

  test('with an empty authorization is a visitor’s, and leaves the cookie of a living session alone', async () => {
    const token = await app.tokenOf(ada);
    const headers = { authorization: '', ...cookie(token) };
    expect(await viewerOf(headers)).toBeNull();
    for (const answer of [await app.with(headers).get('/api/posts/feed'), await app.with(headers).query(who)]) {
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect(await viewerOf(cookie(token))).toBe(ada.id);
  });

  test('by a living cookie leaves it alone', async () => {
    const { headers } = await app.with(cookie(await app.tokenOf(ada))).get('/api/auth/me');
    expect(headers.getSetCookie()).toEqual([]);
  });
});

describe('a dead token', () => {
  const id = '0199a000-0000-7000-8000-000000000000';
  const routes: [string, string][] = [
    ['GET', '/api/auth/me'],
    ['GET', '/api/auth/user'],
    ['GET', `/api/users/${id}`],
    ['GET', '/api/users/by-username/ada'],
    ['GET', `/api/users/${id}/stats`],
    ['GET', '/api/posts/feed'],
    ['GET', `/api/posts/${id}`],
    ['POST', '/api/posts'],
    ['PUT', `/api/posts/${id}`],
    ['DELETE', `/api/posts/${id}`],
    ['POST', '/api/likes/toggle'],
    ['GET', `/api/posts/likes/check?postId=${id}`],
    ['GET', '/api/groups/popular'],
    ['POST', `/api/groups/${id}/join`],
    ['DELETE', `/api/groups/${id}/leave`],
  ];

  test.each(routes)('is 401 at %s %s', async (method, path) => {
    const response = await fetch(app.url + path, { method, headers: bearer(dead) });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ message: 'Authentication required', code: 'UNAUTHENTICATED' });
  });

  test.each([
    '{ __schema { queryType { name } } }',
    '{ feed { nodes { id } } }',
    `mutation { setLike(postId: "${id}", liked: true) { post { id } } }`,
    `mutation { logout { ok } setLike(postId: "${id}", liked: true) { post { id } } }`,
  ])('is UNAUTHENTICATED for %s', async (document) => {
    const { status, data, error } = await app.with(bearer(dead)).query(document);
    expect([status, data, error?.code]).toEqual([401, undefined, 'UNAUTHENTICATED']);
  });
});

test.each(['/api/auth/me', '/api/auth/user'])(
  '%s is the owner’s view of themselves, 401 for visitors',
  async (path) => {
    await app.run('update "user" set email = $2, phone = $3 where id = $1', ada.id, 'ada@cycle.example', '+44 1');
    const { status, body } = await app.as(ada).get(path);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: ada.id, email: 'ada@cycle.example', phone: '+44 1', monthlyGoal: 250 });
    expect(body).not.toHaveProperty('sessionId');
    const visitor = await app.as(null).get(path);
    expect([visitor.status, visitor.body]).toEqual([
      401,
      { message: 'Authentication required', code: 'UNAUTHENTICATED' },
    ]);
  },
);

describe('a session', () => {
  let token: string;
  beforeEach(async () => {
    token = await openSession(app.backend.sql, ada.id, new Date());
  });

  const setAge = (age: string) =>
    app.run(`update session set last_used_at = now() - $2::interval where token_hash = $1`, hashToken(token), age);
  const idleSeconds = async () => {
    const [row] = await app.run<{ idle: string }>(
      'select extract(epoch from now() - last_used_at) as idle from session where token_hash = $1',
      hashToken(token),
    );
    return Number(row?.idle);
  };

  test('lives on after 29 days without use, which is noted', async () => {
    await setAge('29 days 23 hours');
    expect(await viewerOf(bearer(token))).toBe(ada.id);
    expect(await idleSeconds()).toBeLessThan(60);
  });

  test('is dead after 30 days without use', async () => {
    await setAge('30 days 1 minute');
    expect(await viewerOf(bearer(token))).toBe(401);
    expect(await viewerOf(cookie(token))).toBeNull();
  });

  test('is dead 90 days after the sign-in, however much it is used', async () => {
    const setStart = (age: string) =>
      app.run(`update session set created_at = now() - $2::interval where token_hash = $1`, hashToken(token), age);
    await setStart('89 days 23 hours');
    expect(await viewerOf(bearer(token))).toBe(ada.id);
    await setStart('90 days 1 minute');
    expect(await viewerOf(bearer(token))).toBe(401);
    await openSession(app.backend.sql, ada.id, new Date());
    expect(await app.run('select from session where token_hash = $1', hashToken(token))).toEqual([]);
  });

  test('is used within the hour without a write', async () => {
    await setAge('59 minutes');
    expect(await viewerOf(bearer(token))).toBe(ada.id);
    expect(await idleSeconds()).toBeGreaterThan(3500);
  });

  test('of a member with 100 replaces the one that was used the longest ago', async () => {
    const gil = await app.member('gil');
    const hashesOf = (ids: string) =>
      app.run<{ hash: string }>(
        `select token_hash as hash from session where user_id = $1 ${ids} order by last_used_at`,
        gil.id,
      );
    await app.run(
      `insert into session (token_hash, user_id, last_used_at)
       select $1::text || n, $1::uuid, now() - interval '1 hour' + n * interval '1 second' from generate_series(1, $2::int) n`,
      gil.id,
      maxSessions + 5,
    );
    const open = () => openSession(app.backend.sql, gil.id, new Date());
    const newest = hashToken(await open());
    const left = (await hashesOf('')).map(({ hash }) => hash);
    expect(left).toHaveLength(maxSessions);
    expect([left.at(0), left.at(-1)]).toEqual([`${gil.id}7`, newest]);
    await Promise.all(Array.from({ length: 8 }, open));
    await open();
    expect((await hashesOf('')).length).toBeLessThanOrEqual(maxSessions);
    expect(await hashesOf(`and token_hash = '${newest}'`)).toHaveLength(1);
  });

  test('that is dead is swept away by the next sign-in of its member', async () => {
    await setAge('31 days');
    await openSession(app.backend.sql, ada.id, new Date());
    expect(await app.run('select from session where token_hash = $1', hashToken(token))).toEqual([]);
  });
});
