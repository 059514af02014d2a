import { expect, test } from 'vitest';
import { newToken } from '../platform/lib/tokens.ts';
import { bearing, makeAccessToken } from '../test/accessTokens.ts';
import { openBoard } from '../test/boards.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp({ RATE_LIMITS: '{"reads":{"points":5,"seconds":600},"writes":{"points":4,"seconds":600}}' });

const document = '{ rateLimit { cost limit remaining resetAt } }';

test('a query is told what is left of its reads, and when they are whole again', async () => {
  const ada = await app.member('ada');
  for (const remaining of [4, 3, 2, 1, 0]) {
    const { data } = await app.as(ada).query(document);
    expect(data.rateLimit).toMatchObject({ cost: 1, limit: 5, remaining });
    const lasts = Date.parse(data.rateLimit.resetAt) - Date.now();
    expect(lasts).toBeGreaterThan(590_000);
    expect(lasts).toBeLessThanOrEqual(600_000);
  }
  expect((await app.as(ada).query(document)).error?.code).toBe('RATE_LIMITED');
});

test('all tokens and sessions of a member share the limits of that member', async () => {
  const ben = await app.member('ben');
  const tokens = [await makeAccessToken(app.as(ben), { scope: 'READ' }), await makeAccessToken(app.as(ben), {})];
  const programs = tokens.map(({ secret }) => app.with(bearing(secret)));
  // Making the tokens has taken two.
  for (const program of programs) await program.query(document);
  expect((await app.as(ben).query(document)).data.rateLimit.remaining).toBe(0);
  for (const caller of [...programs, app.as(ben)]) {
    expect((await caller.query(document)).status).toBe(429);
    expect((await caller.get('/api/posts/feed')).status).toBe(429);
  }
});

const standing = ({ headers }: { headers: Headers }) =>
  ['limit', 'remaining', 'reset', 'retry-after'].map((name) =>
    headers.get(name === 'retry-after' ? name : `ratelimit-${name}`),
  );
const seconds = expect.stringMatching(/^(59\d|600)$/);

test('both doors say in headers what is left of the limit that the request counts towards, refusals too', async () => {
  const eve = await app.member('eve');
  const caller = app.as(eve);
  expect(standing(await caller.get('/api/posts/feed'))).toEqual(['5', '4', seconds, null]);
  expect(standing(await caller.query('{ viewer { id } }'))).toEqual(['5', '3', seconds, null]);
  expect(standing(await caller.query('{ nothing }'))).toEqual(['5', '2', seconds, null]);
  const follow = `mutation { setFollow(userId: "${eve.id}", following: true) { user { id } } }`;
  expect(standing(await caller.query(follow))).toEqual(['4', '3', seconds, null]);
  expect(standing(await caller.post('/api/posts', {}))).toEqual(['4', '2', seconds, null]);
  for (let time = 0; time < 2; time += 1) await caller.post('/api/posts', {});
  expect(standing(await caller.post('/api/posts', {}))).toEqual(['4', '0', seconds, seconds]);
  expect(standing(await caller.query(follow))).toEqual(['4', '0', seconds, seconds]);
  expect(standing(await caller.query(document))).toEqual(['5', '0', seconds, seconds]);
});

test('pages of other sites may read these headers, and answers that caches share have none', async () => {
  const answer = await fetch(
    `${app.url}/graphql?query=${encodeURIComponent('{ instance { demoSignIn { username } } }')}`,
  );
  expect(answer.headers.get('access-control-expose-headers')).toContain('ratelimit-remaining');
  expect(answer.headers.get('cache-control')).toContain('public');
  expect(answer.headers.has('ratelimit-limit')).toBe(false);
});

test('an operator who is no member goes on once the visitors at the address have used up their reads', async () => {
  const board = app.with(await openBoard(app));
  const visitor = app.as(null);
  while ((await visitor.query(document)).status !== 429);
  for (const remaining of [4, 3, 2, 1, 0]) {
    const { data } = await board.query('{ operator { name } rateLimit { remaining } }');
    expect(data).toEqual({ operator: { name: 'hanna' }, rateLimit: { remaining } });
  }
  for (const each of [board, visitor, app.with({ cookie: `operator_session=${newToken()}` })])
    expect((await each.query(document)).error?.code).toBe('RATE_LIMITED');
});
