import { expect, test } from 'vitest';
import { openSession } from '../../auth/sessions.ts';
import { bearing } from '../../test/accessTokens.ts';
import { startApp } from '../../test/harness.ts';
import { useApp } from '../../test/useApp.ts';

const app = useApp({
  TRUST_PROXY: 'on',
  RATE_LIMITS: '{"reads":{"points":3,"seconds":600},"writes":{"points":3,"seconds":600},"signIns":2,"uploads":1}',
});

const limited = {
  code: 'RATE_LIMITED',
  message: expect.stringMatching(/^Too many requests\. Try again in \d+ seconds\.$/),
};
const anyPost = '0199a000-0000-7000-8000-000000000000';

test('reads at both doors come from one share, and what is over it is 429 with Retry-After', async () => {
  const { ada } = await app.cast('ada');
  const { get, query } = app.as(ada);
  expect((await get('/api/posts/feed')).status).toBe(200);
  expect((await query('{ viewer { id } }')).status).toBe(200);
  expect((await get('/api/groups/popular')).status).toBe(200);

  const rest = await get('/api/posts/feed');
  expect([rest.status, rest.body]).toEqual([429, limited]);
  const graphql = await query('{ viewer { id } }');
  expect([graphql.status, graphql.data, graphql.error]).toEqual([429, undefined, limited]);
  for (const { headers } of [rest, graphql]) {
    const retryAfter = Number(headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThan(590);
    expect(retryAfter).toBeLessThanOrEqual(600);
  }
});

test('writes have a share of their own', async () => {
  const { ben } = await app.cast('ben');
  const { get, post, query } = app.as(ben);
  const document = `mutation { setLike(postId: "${anyPost}", liked: true) { post { id } } }`;
  expect((await post('/api/likes/toggle', { postId: anyPost })).status).toBe(404);
  expect((await query(document)).error?.code).toBe('NOT_FOUND');
  expect((await post('/api/likes/toggle', { postId: anyPost })).status).toBe(404);
  expect((await post('/api/likes/toggle', { postId: anyPost })).status).toBe(429);
  const refused = await query(document);
  expect([refused.status, refused.error]).toEqual([429, limited]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(590);
  expect((await get('/api/posts/feed')).status).toBe(200);
});

test('every request to GraphQL takes a read, mutations too; what REST writes takes none', async () => {
  const { fay } = await app.cast('fay');
  const { get, post, query } = app.as(fay);
  const like = `mutation { setLike(postId: "${anyPost}", liked: true) { post { id } } }`;
  expect((await post('/api/likes/toggle', { postId: anyPost })).status).toBe(404);
  for (let count = 0; count < 2; count += 1) expect((await query(like)).error?.code).toBe('NOT_FOUND');
  expect((await get('/api/posts/feed')).status).toBe(200);
  expect((await get('/api/posts/feed')).status).toBe(429);
  const refused = await query(like);
  expect([refused.status, refused.error]).toEqual([429, limited]);
});

test.each([
  { how: 'aliases', document: (verb: string) => `mutation { a: ${verb} b: ${verb} c: ${verb} d: ${verb} }` },
  {
    how: 'fragments',
    document: (verb: string) =>
      `mutation F { a: ${verb} ...F ... { d: ${verb} } } fragment F on Mutation { b: ${verb} c: ${verb} }`,
  },
])(
  'a mutation takes a write for each of its verbs, under $how too, and does none of them past the share',
  async ({ how, document }) => {
    const author = await app.member(`author_of_${how}`);
    const verb = 'createPost(input: { content: "Many at once" }) { post { id } }';
    const { status, data, error } = await app.as(author).query(document(verb));
    expect([status, data, error]).toEqual([429, undefined, limited]);
    expect(await app.run('select from post where author_id = $1', author.id)).toEqual([]);
  },
);

test('a member’s share is not another’s, nor that of visitors at their address', async () => {
  const { cleo, dan } = await app.cast('cleo', 'dan');
  for (let count = 0; count < 4; count += 1) await app.as(cleo).get('/api/posts/feed');
  expect((await app.as(cleo).get('/api/posts/feed')).status).toBe(429);
  expect((await app.as(dan).get('/api/posts/feed')).status).toBe(200);
  expect((await app.as(null).get('/api/posts/feed')).status).toBe(200);
});

test('the sessions of a member share', async () => {
  const { gus } = await app.cast('gus');
  const another = app.with(bearing(await openSession(app.backend.sql, gus.id, new Date())));
  const statuses = [];
  for (const caller of [app.as(gus), another, app.as(gus), another]) {
    statuses.push((await caller.get('/api/posts/feed')).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await app.as(gus).query('{ viewer { id } }')).status).toBe(429);
});

test('visitors of one address share, those of another do not', async () => {
  const from = (address: string) => app.with({ 'x-forwarded-for': address });
  for (let count = 0; count < 3; count += 1) await from('198.51.100.1').get('/api/posts/feed');
  expect((await from('198.51.100.1').get('/api/posts/feed')).status).toBe(429);
  expect((await from('198.51.100.2').get('/api/posts/feed')).status).toBe(200);
});

test.each([
  // Without a trusted proxy the header is ignored. With one, only the last address of the header counts.
  { trusted: 'off', first: '198.51.100.5', second: '198.51.100.6', isOneCaller: true },
  { trusted: '1', first: '198.51.100.5, 203.0.113.9', second: '198.51.100.6, 203.0.113.9', isOneCaller: true },
  { trusted: '1', first: '198.51.100.5, 203.0.113.8', second: '198.51.100.5, 203.0.113.9', isOneCaller: false },
])('with TRUST_PROXY=$trusted "$first" and "$second" are one caller: $isOneCaller', async (row) => {
  const behind = await startApp({ TRUST_PROXY: row.trusted, RATE_LIMITS: '{"reads":1}' });
  const read = (address: string) => behind.with({ 'x-forwarded-for': address }).get('/api/posts/feed');
  expect((await read(row.first)).status).toBe(200);
  expect((await read(row.second)).status).toBe(row.isOneCaller ? 429 : 200);
  await behind.close();
});

test('sign-ins of one address are limited whatever the name, and its reads are not', async () => {
  const { get, post } = app.with({ 'x-forwarded-for': '198.51.100.3' });
  const login = (username: string) => post('/api/auth/login', { username, password: 'wrong-horse' });
  expect([(await login('one')).status, (await login('two')).status]).toEqual([401, 401]);
  expect((await login('three')).status).toBe(429);
  expect((await get('/api/posts/feed')).status).toBe(200);
});

const gif = 'data:image/gif;base64,R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=';

test('uploads are limited, and a post without a picture is not one', async () => {
  const { eve } = await app.cast('eve');
  const input = { content: 'Two pictures', mediaUrls: [gif, gif] };
  const refused = await app.as(eve).post('/api/posts', input);
  expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
  expect(await app.run('select from post where author_id = $1', eve.id)).toEqual([]);
  expect((await app.as(eve).post('/api/posts', { content: 'No picture' })).status).toBe(201);
});

test('a mutation whose pictures are past the share is refused whole, and reads go on', async () => {
  const { hal } = await app.cast('hal');
  const document = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }';
  const input = { content: 'Two pictures', mediaUrls: [gif, gif] };
  const { status, data, error, headers } = await app.as(hal).query(document, { input });
  expect([status, data, error]).toEqual([429, { createPost: null }, limited]);
  const retryAfter = Number(headers.get('retry-after'));
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(60);
  expect(await app.run('select from post where author_id = $1', hal.id)).toEqual([]);
  expect((await app.as(hal).query('{ viewer { id } }')).data.viewer.id).toBe(hal.id);
});
