import { beforeAll, describe, expect, test } from 'vitest';
import type { Made, Member } from '../../test/factories.ts';
import { useApp } from '../../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
let post: Made;
let comments: Made[];
let answers: Made[];
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
beforeAll(async () => {
  ({ ada, ben } = await app.cast('ada', 'ben'));
  post = await app.post(ada);
  comments = [];
  answers = [];
  for (const minute of [1, 2, 3, 4, 5]) {
    const parent = await app.comment(ben, post, { content: `Comment ${minute}`, createdAt: at(minute) });
    comments.push(parent);
    if (minute > 3) continue;
    answers.push(await app.comment(ada, post, { parent: comments[0], createdAt: at(10 + minute) }));
  }
});

const idsOf = (rows: Made[]) => rows.map(({ id }) => id);

describe('GET /api/comments/{id}', () => {
  test('is a bare array of top-level comments, oldest first', async () => {
    const { status, headers, body } = await app.as(null).get(`/api/comments/${post.id}`);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(idsOf(body)).toEqual(idsOf(comments));
    expect(body[0]).toEqual({
      id: comments[0]?.id,
      postId: post.id,
      userId: ben.id,
      content: 'Comment 1',
      parentId: null,
      replyCount: 3,
      createdAt: '2026-01-01T00:01:00.000Z',
      updatedAt: '2026-01-01T00:01:00.000Z',
    });
  });

  test('takes page and limit, a hundred unless asked otherwise', async () => {
    const read = async (query: string) => idsOf((await app.as(null).get(`/api/comments/${post.id}?${query}`)).body);
    expect(await read('limit=2')).toEqual(idsOf(comments.slice(0, 2)));
    expect(await read('limit=2&page=3')).toEqual(idsOf(comments.slice(4)));
    expect(await read('limit=2&page=4')).toEqual([]);
    expect(await read('limit=0')).toEqual(idsOf(comments.slice(0, 1)));
    expect(await read('limit=1000')).toEqual(idsOf(comments));
    const { status, body } = await app.as(null).get(`/api/comments/${post.id}?page=two`);
    expect([status, body]).toMatchObject([400, { message: 'page must be a whole number', code: 'BAD_USER_INPUT' }]);
    expect(await read('limit=100&page=100')).toEqual([]);
    expect((await app.as(null).get(`/api/comments/${post.id}?limit=100&page=101`)).body).toMatchObject({
      message: 'page must be at most 100 with a limit of 100: GraphQL reads on by cursor',
      code: 'BAD_USER_INPUT',
      field: 'page',
    });
  });

  test('holds a hundred comments at most', async () => {
    const busy = await app.post(ada);
    await app.run(
      `insert into comment (id, post_id, author_id, content)
       select gen_random_uuid(), $1, $2, 'Comment ' || n from generate_series(1, 130) n`,
      busy.id,
      ben.id,
    );
    expect((await app.as(ada).get(`/api/comments/${busy.id}`)).body).toHaveLength(100);
    expect((await app.as(ada).get(`/api/comments/${busy.id}?limit=130`)).body).toHaveLength(100);
    expect((await app.as(ada).get(`/api/comments/${busy.id}?page=2`)).body).toHaveLength(30);
  });
});

describe('GET /api/comments/replies/{commentId}', () => {
  test('is a bare array, oldest first, of page and limit', async () => {
    const path = `/api/comments/replies/${comments[0]?.id}`;
    const { status, body } = await app.as(null).get(path);
    expect([status, idsOf(body)]).toEqual([200, idsOf(answers)]);
    expect(body[0]).toMatchObject({ parentId: comments[0]?.id, userId: ada.id, replyCount: 0 });
    expect(idsOf((await app.as(null).get(`${path}?limit=2&page=2`)).body)).toEqual(idsOf(answers.slice(2)));
    expect((await app.as(null).get(`/api/comments/replies/${answers[0]?.id}`)).body).toEqual([]);
  });

  test('of what is no comment is 404', async () => {
    for (const id of [post.id, 'nothing', '0199a000-0000-7000-8000-000000000000']) {
      const { status, body } = await app.as(ada).get(`/api/comments/replies/${id}`);
      expect([status, body]).toEqual([404, { message: 'Comment not found', code: 'NOT_FOUND' }]);
    }
  });
});

describe('POST /api/comments', () => {
  const send = (body: object) => app.as(ben).post('/api/comments', { postId: post.id, content: 'Hello', ...body });

  test('answers 201, and pays no heed to a createdAt or a count of the body', async () => {
    const { status, body } = await send({ createdAt: '2001-01-01T00:00:00Z', replyCount: 9, authorId: ada.id });
    expect([status, body.userId, body.replyCount]).toEqual([201, ben.id, 0]);
    expect(Date.parse(body.createdAt)).toBeGreaterThan(Date.now() - 60_000);
    await app.as(ben).delete(`/api/comments/${body.id}`);
  });

  test('refuses to act for another, and takes one’s own userId', async () => {
    for (const userId of [ada.id, 'nobody', 5, '']) {
      const { status, body } = await send({ userId });
      expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
    }
    for (const userId of [ben.id, null, undefined]) {
      const { status, body } = await send({ userId });
      expect([status, body.userId]).toEqual([201, ben.id]);
      await app.as(ben).delete(`/api/comments/${body.id}`);
    }
  });

  test.each([undefined, null, '', ' '])('says of the text %j what the form says', async (content) => {
    const { status, body } = await send({ content });
    expect([status, body]).toMatchObject([
      400,
      { message: 'Please enter some text for your comment', code: 'BAD_USER_INPUT' },
    ]);
  });

  test.each([
    [{ content: 5 }, 'content must be a text'],
    [{ postId: undefined }, 'postId is required'],
    [{ postId: 5 }, 'postId must be a text'],
    [{ parentId: {} }, 'parentId must be a text'],
    [{ id: 5 }, 'id must be a UUID'],
  ])('refuses %j', async (fields, message) => {
    const { status, body } = await send(fields);
    expect([status, body]).toMatchObject([400, { message, code: 'BAD_USER_INPUT' }]);
  });

  test('is 401 for visitors before anything else is looked at', async () => {
    const { status, body } = await app.as(null).post('/api/comments', {});
    expect([status, body]).toEqual([401, { message: 'Authentication required', code: 'UNAUTHENTICATED' }]);
  });
});

describe('the count', () => {
  test('includes replies, by both of its addresses', async () => {
    for (const path of [`/${post.id}`, `?postId=${post.id}`]) {
      const { status, body } = await app.as(null).get(`/api/posts/comments/count${path}`);
      expect([status, body]).toEqual([200, { count: 8 }]);
    }
  });

  test('is refused for no post', async () => {
    for (const path of ['/nothing', '?postId=nothing', '?postId=0199a000-0000-7000-8000-000000000000']) {
      const { status, body } = await app.as(ada).get(`/api/posts/comments/count${path}`);
      expect([status, body]).toEqual([404, { message: 'Post not found', code: 'NOT_FOUND' }]);
    }
    for (const path of ['', '?postId=']) {
      const { status, body } = await app.as(ada).get(`/api/posts/comments/count${path}`);
      expect([status, body]).toMatchObject([400, { message: 'postId is required', code: 'BAD_USER_INPUT' }]);
    }
  });
});

test('DELETE /api/comments/{id} answers 200 and JSON', async () => {
  const { id } = await app.comment(ben, post);
  const { status, body } = await app.as(ben).delete(`/api/comments/${id}`);
  expect([status, body]).toEqual([200, {}]);
});
