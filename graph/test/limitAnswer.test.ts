import { beforeAll, describe, expect, test } from 'vitest';
import { publishNewPost } from '../model/posts/postChanges.ts';
import type { Made, Member } from './factories.ts';
import { startApp } from './harness.ts';
import { useApp } from './useApp.ts';

const most = 20_000;
const message = `The answer is larger than ${most} bytes: ask for less at once`;
const tooLarge = { code: 'QUERY_TOO_COMPLEX', message };
const nested = `{ user(username: "ada") { posts(first: 5) { nodes { author { posts(first: 5) { nodes { content } } } } } } }`;

describe.each([
  ['compiled', 1],
  ['interpreted', 1_000],
])('an answer of %s execution', (_kind, compileFrom) => {
  const app = useApp({ QUERY_LIMITS: JSON.stringify({ bytes: most }) }, { compileFrom });
  let ada: Member;
  let post: Made;
  beforeAll(async () => {
    ada = await app.member('ada');
    const ben = await app.member('ben');
    await app.post(ben, { content: '\u0001'.repeat(1_500), createdAt: new Date(0) });
    for (let count = 0; count < 7; count += 1) post = await app.post(ada, { content: '🚴'.repeat(800) });
  });

  test('is sent when it is no larger than the limit', async () => {
    const { data, error } = await app.as(null).query(`{ feed(first: 5) { nodes { content } } }`);
    expect([error, data.feed.nodes.length]).toEqual([null, 5]);
  });

  test.each([
    ['one text is read by many paths', nested],
    [
      'JSON escapes its texts',
      `{ user(username: "ben") { posts(first: 1) { nodes { a: content b: content c: content } } } }`,
    ],
    ['one text has many aliases', `{ feed { nodes { content a: content b: content } } }`],
    ['it is an introspection of every type', `{ __schema { types { name fields { name description } } } }`],
  ])('is refused whole when %s', async (_reason, document) => {
    const { status, data, error } = await app.as(null).query(document);
    expect([status, data, error]).toEqual([400, undefined, tooLarge]);
  });

  test('ends early as a REST list', async () => {
    const { status, body, headers } = await app.as(null).get('/api/posts/feed');
    expect([status, body.length, headers.get('list-ends-early')]).toEqual([200, 5, 'true']);
  });

  test('is refused as the event of a subscription too, which ends with it', async () => {
    const client = await app.live(null);
    const events = await client.follow(
      'subscription { feedActivity { kind post { author { posts(first: 5) { nodes { content a: content } } } } } }',
    );
    publishNewPost({ services: app.backend.services, now: new Date() }, { id: post.id, privacy: 'public' });
    await expect(events.next()).rejects.toThrow(`QUERY_TOO_COMPLEX: ${message}`);
  });
});

test('a statement returns at most 16 MB of rows, however little of them the answer holds', async () => {
  const app = await startApp();
  const { ada, ben, cleo, dora, evan } = await app.cast('ada', 'ben', 'cleo', 'dora', 'evan');
  const members = [ada, ben, cleo, dora, evan];
  await app.run(
    `insert into post (id, author_id, content, created_at, updated_at)
     select gen_random_uuid(), author.id, repeat('🚴', 10000), at, at
     from generate_series(now() - interval '90 minutes', now(), interval '1 minute') at, unnest($1::uuid[]) author(id)`,
    members.map(({ id }) => id),
  );
  const idsOf = (first: number) =>
    `{ feed(first: 5) { nodes { author { posts(first: ${first}) { nodes { id } } } } } }`;
  const [large, small] = await Promise.all([app.as(null).query(idsOf(90)), app.as(null).query(idsOf(50))]);
  const refusal = { code: 'QUERY_TOO_COMPLEX', message: expect.stringContaining('more than 16 MB of rows at once') };
  expect(large.error).toMatchObject(refusal);
  expect([small.error, small.data.feed.nodes[4].author.posts.nodes.length]).toEqual([null, 50]);
  await app.close();
});
