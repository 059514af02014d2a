import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../platform/lib/ids.ts';
import type { Made, Member } from '../test/factories.ts';
import { itemAt, storm } from '../test/storm.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let under: Made;
let ride: Made;
beforeAll(async () => {
  ada = await app.member('ada');
  under = await app.post(ada);
  ride = await app.ride(ada, { date: null });
});

const makers = [
  {
    noun: 'post',
    document:
      'mutation ($input: CreatePostInput!) { made: createPost(input: $input) { isReplay post { id content } } }',
    input: (content: string) => ({ content }),
    path: () => '/api/posts',
    removal: (id: string) => `/api/posts/${id}`,
  },
  {
    noun: 'comment',
    document:
      'mutation ($input: CreateCommentInput!) { made: createComment(input: $input) { isReplay comment { id content } } }',
    input: (content: string) => ({ content, postId: under.id }),
    path: () => '/api/comments',
    removal: (id: string) => `/api/comments/${id}`,
  },
  {
    noun: 'moment',
    document:
      'mutation ($input: ShareMomentInput!) { made: shareMoment(input: $input) { isReplay moment { id content: description } } }',
    input: (description: string) => ({ description, postId: ride.id }),
    path: () => `/api/rides/${ride.id}/moments`,
    removal: (id: string) => `/api/moments/${id}`,
  },
];

const taken = { code: 'CONFLICT', field: 'id', message: 'This id is taken' };
const other = (noun: string) => ({
  code: 'CONFLICT',
  field: 'id',
  message: `This id belongs to a ${noun} with different content: send the same content, or another id`,
});

describe.each(makers)('making a $noun again by the same id', ({ noun, document, input, path, removal }) => {
  const make = async (id: string, text: string) => {
    const { data, error } = await app.as(ada).query(document, { input: { id, ...input(text) } });
    return { made: data?.made ?? null, error };
  };

  test('answers the first and says that it is a replay, also of ten at once', async () => {
    const id = newId();
    const answers = await Promise.all(Array.from({ length: 10 }, () => make(id, ' Once ')));
    expect(answers.map(({ made }) => made?.[noun])).toEqual(
      Array.from({ length: 10 }, () => ({ id, content: 'Once' })),
    );
    expect(answers.filter(({ made }) => made.isReplay === false)).toHaveLength(1);
    expect((await make(id, 'Once')).made.isReplay).toBe(true);
  });

  test('by REST says in a header whether it is a replay, also of ten at once', async () => {
    const id = newId();
    const send = () => app.as(ada).post(path(), { id, ...input('Once') });
    const answers = await Promise.all(Array.from({ length: 10 }, send));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    const told = answers.map(({ headers }) => headers.get('idempotent-replayed'));
    expect(told.toSorted()).toEqual(['false', ...Array(9).fill('true')]);
    expect((await app.as(ada).post(path(), input('Without an id'))).headers.get('idempotent-replayed')).toBe('false');
  });

  test('with other content is a conflict at both doors, and changes nothing', async () => {
    const id = newId();
    await make(id, 'First');
    expect((await make(id, 'Second')).error).toMatchObject(other(noun));
    const { status, body } = await app.as(ada).post(path(), { id, ...input('Second') });
    expect([status, body]).toMatchObject([409, other(noun)]);
    expect((await make(id, 'First')).made).toMatchObject({ isReplay: true, [noun]: { content: 'First' } });
  });

  test('does not bring it back for a day after it was deleted', async () => {
    const id = newId();
    await make(id, 'Gone');
    expect((await app.as(ada).delete(removal(id))).status).toBe(200);
    expect((await make(id, 'Gone')).error).toMatchObject(taken);
    const { body } = await app.as(ada).post(path(), { id, ...input('Gone') });
    expect(body).toMatchObject(taken);
    expect((await app.as(ada).query(`{ node(id: "${id}") { id } }`)).data.node).toBeNull();
    await app.run(`update gone_id set at = now() - interval '25 hours' where id = $1`, id);
    expect((await make(id, 'Back')).made).toMatchObject({ isReplay: false });
  });
});

test('a comment repeated under another post is a conflict', async () => {
  const id = newId();
  const elsewhere = await app.post(ada);
  const comment = (postId: string) => app.as(ada).post('/api/comments', { id, postId, content: 'Here' });
  expect((await comment(under.id)).status).toBe(201);
  expect((await comment(elsewhere.id)).body).toMatchObject(other('comment'));
});

test('what an edit has changed is still the post of its first request', async () => {
  const id = newId();
  const create = () => app.as(ada).post('/api/posts', { id, content: 'As sent' });
  await create();
  await app.run(`update post set created_at = created_at - interval '1 minute' where id = $1`, id);
  await app.as(ada).put(`/api/posts/${id}`, { content: 'Edited' });
  const { status, body } = await create();
  expect([status, body.content]).toEqual([201, 'Edited']);
});

test('one id that a post, a comment and a moment get at once belongs to one of them', async () => {
  const rounds = await storm(10, async (round) => {
    const id = newId();
    const answers = await storm(makers.length * 2, (index) => {
      const { document, input } = itemAt(makers, index);
      return app.as(ada).query(document, { input: { id, ...input(`Round ${round}`) } });
    });
    const errors = answers.flatMap(({ error }) => error ?? []);
    for (const error of errors) expect(error).toMatchObject(taken);
    return new Set(answers.flatMap(({ data }) => Object.keys(data?.made ?? {}).filter((key) => key !== 'isReplay')))
      .size;
  });
  expect(rounds).toEqual(Array(10).fill(1));
});
