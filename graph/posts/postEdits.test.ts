import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Made, Member } from '../test/factories.ts';
import { postDoors } from '../test/postDoors.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
let open: Made;
let secret: Made;
beforeAll(async () => {
  ({ ada, ben } = await app.cast('ada', 'ben'));
});
beforeEach(async () => {
  open = await app.post(ada, { content: 'For all' });
  secret = await app.post(ada, { content: 'For me', privacy: 'private' });
});

const notFound = { code: 'NOT_FOUND', message: 'Post not found' };
const unauthenticated = { code: 'UNAUTHENTICATED', message: 'Authentication required' };
const unknown = '0199a000-0000-7000-8000-000000000000';

describe('an edit that says what it was made from', () => {
  const edit = `mutation ($input: UpdatePostInput!) { updatePost(input: $input) { post { content updatedAt } } }`;
  const send = (input: object) => app.as(ada).query(edit, { input: { postId: open.id, ...input } });
  const editedAt = async () =>
    (await app.as(ada).query(`{ post(id: "${open.id}") { updatedAt } }`)).data.post.updatedAt;
  const contentNow = async () => (await app.as(ada).query(`{ post(id: "${open.id}") { content } }`)).data.post.content;

  test('is refused where another came between, and writes nothing', async () => {
    const expectedUpdatedAt = await editedAt();
    await send({ content: 'From the phone' });
    const { error } = await send({ content: 'From the desk', expectedUpdatedAt });
    expect(error).toMatchObject({
      code: 'CONFLICT',
      field: 'expectedUpdatedAt',
      message: 'The post was edited since: read it again, then edit it',
    });
    expect(await contentNow()).toBe('From the phone');
    const again = await send({ content: 'From the desk', expectedUpdatedAt: await editedAt() });
    expect([again.error, again.data.updatePost.post.content]).toEqual([null, 'From the desk']);
  });

  test('is the only one to succeed of many at once', async () => {
    const expectedUpdatedAt = await editedAt();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => send({ content: `Edit ${index}`, expectedUpdatedAt })),
    );
    const written = answers.filter(({ error }) => !error).map(({ data }) => data.updatePost.post.content);
    expect(answers.filter(({ error }) => error?.code === 'CONFLICT')).toHaveLength(7);
    expect(written).toEqual([await contentNow()]);
  });

  test('wins like any other where it does not say', async () => {
    await send({ content: 'From the phone' });
    expect((await send({ content: 'From the desk', expectedUpdatedAt: null })).error).toBeNull();
    expect(await contentNow()).toBe('From the desk');
  });
});

describe.each(postDoors)('an edit by $name', ({ update, read }) => {
  test('changes what it names and leaves the rest', async () => {
    const mediaUrls = ['https://pictures.example/a.jpg'];
    const { post: before } = await read(app.as(ada), open.id);
    expect((await update(app.as(ada), open.id, { content: '  Better ' })).post).toEqual({
      ...before,
      content: 'Better',
    });
    expect((await update(app.as(ada), open.id, { mediaUrls })).post).toMatchObject({ content: 'Better', mediaUrls });
    const { post } = await update(app.as(ada), open.id, { privacy: 'private' });
    expect(post).toEqual({ ...before, content: 'Better', mediaUrls, privacy: 'private' });
    expect((await update(app.as(ada), open.id, { mediaUrls: [] })).post).toEqual({ ...post, mediaUrls: [] });
    expect((await read(app.as(null), open.id)).post).toBeNull();
    expect((await update(app.as(ada), open.id, { privacy: 'public' })).post.privacy).toBe('public');
  });

  test('notes when it was made', async () => {
    const editedAt = async () =>
      (await app.as(ada).query(`{ post(id: "${open.id}") { createdAt updatedAt } }`)).data.post;
    const before = await editedAt();
    await update(app.as(ada), open.id, { content: 'Better' });
    const after = await editedAt();
    expect(after.createdAt).toBe(before.createdAt);
    expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
  });

  test.each([
    ['nothing', ''],
    ['blanks', ' \n '],
    ['null', null],
    ['10,001 characters', 'x'.repeat(10_001)],
    ['a null character', 'nul\u0000'],
  ])('refuses %s as its content', async (_name, content) => {
    expect((await update(app.as(ada), open.id, { content })).fault?.code).toBe('BAD_USER_INPUT');
    expect((await read(app.as(ada), open.id)).post.content).toBe('For all');
  });

  test('of another’s post is forbidden where it may be read, and 404 where not', async () => {
    expect((await update(app.as(ben), open.id, { content: 'Mine' })).fault).toEqual({
      code: 'FORBIDDEN',
      message: 'You may not edit this post',
    });
    expect((await update(app.as(ben), secret.id, { content: 'Mine' })).fault).toEqual(notFound);
    expect((await update(app.as(ben), unknown, { content: 'Mine' })).fault).toEqual(notFound);
    expect((await update(app.as(ben), 'no id', { content: 'Mine' })).fault).toEqual(notFound);
    expect((await read(app.as(ada), open.id)).post.content).toBe('For all');
  });

  test('is for members', async () => {
    for (const { id } of [open, secret]) {
      expect((await update(app.as(null), id, { content: 'Mine' })).fault).toEqual(unauthenticated);
    }
  });

  test('is made whatever the case of the id', async () => {
    expect((await update(app.as(ada), open.id.toUpperCase(), { content: 'Loud' })).post).toMatchObject({
      id: open.id,
      content: 'Loud',
    });
  });
});

describe.each(postDoors)('a deletion by $name', ({ remove, read }) => {
  test('takes the post and everything under it away', async () => {
    const { id } = await app.ride(ada, { date: '2086-01-01' });
    await app.as(ben).post('/api/likes/toggle', { postId: id });
    expect((await remove(app.as(ada), id)).fault).toBeNull();
    expect((await read(app.as(ada), id)).post).toBeNull();
    const left = await app.run(
      `select id from post where id = $1 union all select id from ride where id = $1
       union all select post_id from post_like where post_id = $1
       union all select post_id from ride_participant where post_id = $1`,
      id,
    );
    expect(left).toEqual([]);
  });

  test('of another’s post is forbidden where it may be read, and 404 where not', async () => {
    expect((await remove(app.as(ben), open.id)).fault).toEqual({
      code: 'FORBIDDEN',
      message: 'You may not delete this post',
    });
    for (const id of [secret.id, unknown, 'no id']) expect((await remove(app.as(ben), id)).fault).toEqual(notFound);
    expect((await read(app.as(ada), secret.id)).post).not.toBeNull();
  });

  test('is for members, and a second one is 404', async () => {
    expect((await remove(app.as(null), open.id)).fault).toEqual(unauthenticated);
    expect((await remove(app.as(ada), open.id)).fault).toBeNull();
    expect((await remove(app.as(ada), open.id)).fault).toEqual(notFound);
  });
});

describe('over REST', () => {
  test('a deletion answers 200 with JSON', async () => {
    const { status, headers, body } = await app.as(ada).delete(`/api/posts/${open.id}`);
    expect([status, headers.get('content-type'), body]).toEqual([200, 'application/json; charset=utf-8', {}]);
  });

  test('an edit in another’s name is forbidden', async () => {
    const put = (userId: unknown) => app.as(ada).put(`/api/posts/${open.id}`, { content: 'Mine', userId });
    expect((await put(ben.id)).status).toBe(403);
    expect((await put(ada.id)).status).toBe(200);
  });

  test('a post keeps its kind', async () => {
    const ride = await app.ride(ada, { date: '2086-01-01' });
    const put = (id: string, isRide: unknown) => app.as(ada).put(`/api/posts/${id}`, { content: 'Same', isRide });
    expect((await put(open.id, false)).status).toBe(200);
    expect((await put(ride.id, true)).status).toBe(200);
    for (const [id, isRide] of [
      [open.id, true],
      [ride.id, false],
      [open.id, 'false'],
    ] as const) {
      const { status, body } = await put(id, isRide);
      expect([status, body.code]).toEqual([400, 'BAD_USER_INPUT']);
    }
  });

  test('what one may not see is in every byte as what does not exist', async () => {
    const raw = async (viewer: Member | null, method: string, id: string) => {
      const authorization: Record<string, string> = viewer
        ? { authorization: `Bearer ${await app.tokenOf(viewer)}`, 'content-type': 'application/json' }
        : {};
      const body = method === 'PUT' ? '{"content": "x"}' : undefined;
      const response = await fetch(`${app.url}/api/posts/${id}`, { method, headers: authorization, body });
      const kept = ['content-type', 'content-length', 'cache-control', 'vary', 'set-cookie'];
      return [response.status, await response.text(), kept.map((name) => response.headers.get(name))];
    };
    for (const [viewer, method] of [
      [null, 'GET'],
      [ben, 'GET'],
      [ben, 'PUT'],
      [ben, 'DELETE'],
    ] as const) {
      expect(await raw(viewer, method, secret.id)).toEqual(await raw(viewer, method, unknown));
    }
    expect((await raw(ben, 'GET', secret.id)).slice(0, 2)).toEqual([
      404,
      '{"message":"Post not found","code":"NOT_FOUND"}',
    ]);
  });
});

test('viewerCanEdit is told to the author alone', async () => {
  const ask = async (viewer: Member | null) =>
    (await app.as(viewer).query(`{ post(id: "${open.id}") { viewerCanEdit } }`)).data.post.viewerCanEdit;
  expect([await ask(ada), await ask(ben), await ask(null)]).toEqual([true, false, false]);
});

test('edits and deletions at once end in an edit or a 404, never in an error of ours', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = await app.post(ada);
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, (_, index) => app.as(ada).put(`/api/posts/${id}`, { content: `Edit ${index}` })),
      app.as(ada).delete(`/api/posts/${id}`),
      app.as(ada).delete(`/api/posts/${id}`),
      ...Array.from({ length: 8 }, (_, index) => app.as(ada).put(`/api/posts/${id}`, { content: `Late ${index}` })),
    ]);
    for (const { status } of answers) expect([200, 404]).toContain(status);
    expect((await app.as(ada).get(`/api/posts/${id}`)).status).toBe(404);
  }
});
