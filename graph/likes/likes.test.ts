import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Made, Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp({ RATE_LIMITS: '{"writes": 100000}' });
let author: Member;
let ada: Member;
let ben: Member;
let post: Made;
let secret: Made;
beforeAll(async () => {
  ({ author, ada, ben } = await app.cast('author', 'ada', 'ben'));
});
beforeEach(async () => {
  post = await app.post(author);
  secret = await app.post(author, { privacy: 'private' });
});

const unknown = '0199a000-0000-7000-8000-000000000000';
const notFound = { code: 'NOT_FOUND', message: 'Post not found' };
const ownPost = { code: 'FORBIDDEN', message: 'You may not like your own post' };

const setLikeDocument = `mutation ($postId: ID!, $liked: Boolean!) {
  setLike(postId: $postId, liked: $liked) { post { id likeCount viewerHasLiked } }
}`;
const setLike = (viewer: Member | null, postId: string, liked: boolean) =>
  app.as(viewer).query(setLikeDocument, { postId, liked });
const toggle = (viewer: Member | null, body: object) => app.as(viewer).post('/api/likes/toggle', body);

/** The like counter of a post. It must equal the number of its likes. */
async function countOf({ id }: Made): Promise<number> {
  const [row] = await app.run<{ counter: number; counted: number }>(
    `select like_count as counter, (select count(*)::int from post_like where post_id = $1) as counted from post where id = $1`,
    id,
  );
  expect(row?.counter).toBe(row?.counted);
  return row?.counter ?? Number.NaN;
}

describe('setLike', () => {
  test('likes and takes back, and doing so twice changes nothing', async () => {
    for (const [liked, likeCount] of [
      [true, 1],
      [true, 1],
      [false, 0],
      [false, 0],
      [true, 1],
    ] as const) {
      const { data } = await setLike(ada, post.id, liked);
      expect(data.setLike.post).toEqual({ id: post.id, likeCount, viewerHasLiked: liked });
      expect(await countOf(post)).toBe(likeCount);
    }
    const { data } = await setLike(ben, post.id, true);
    expect(data.setLike.post.likeCount).toBe(2);
  });

  test('refuses one’s own post, what one may not see, and visitors', async () => {
    for (const liked of [true, false]) {
      expect((await setLike(author, post.id, liked)).error).toEqual(ownPost);
      for (const id of [secret.id, unknown, 'no id']) expect((await setLike(ada, id, liked)).error).toEqual(notFound);
      expect((await setLike(null, post.id, liked)).error?.code).toBe('UNAUTHENTICATED');
    }
    expect(await countOf(post)).toBe(0);
  });

  test('is told to everyone as a count, and to the one who likes as theirs', async () => {
    await setLike(ada, post.id, true);
    const read = async (viewer: Member | null) =>
      (await app.as(viewer).query(`{ post(id: "${post.id}") { likeCount viewerHasLiked } }`)).data.post;
    expect(await read(ada)).toEqual({ likeCount: 1, viewerHasLiked: true });
    for (const viewer of [ben, author, null]) {
      expect(await read(viewer)).toEqual({ likeCount: 1, viewerHasLiked: false });
    }
  });
});

describe('POST /api/likes/toggle', () => {
  test('answers the count and what was done, in turn', async () => {
    expect((await toggle(ada, { postId: post.id, userId: ada.id })).body).toEqual({ likeCount: 1, action: 'liked' });
    expect((await toggle(ben, { postId: post.id })).body).toEqual({ likeCount: 2, action: 'liked' });
    expect((await toggle(ada, { postId: post.id.toUpperCase() })).body).toEqual({ likeCount: 1, action: 'unliked' });
    expect(await countOf(post)).toBe(1);
  });

  test('refuses one’s own post, another’s name, what one may not see, and visitors', async () => {
    const outcome = async (viewer: Member | null, body: object) => {
      const { status, body: answered } = await toggle(viewer, body);
      return [status, answered];
    };
    expect(await outcome(author, { postId: post.id })).toEqual([403, ownPost]);
    expect((await outcome(ada, { postId: post.id, userId: ben.id }))[0]).toBe(403);
    for (const postId of [secret.id, unknown, 'no id']) {
      expect(await outcome(ada, { postId })).toEqual([404, notFound]);
    }
    expect((await outcome(null, { postId: post.id }))[0]).toBe(401);
    for (const postId of [undefined, null, '', 5, {}]) {
      expect(await outcome(ada, { postId })).toMatchObject([
        400,
        { code: 'BAD_USER_INPUT', message: 'postId is required' },
      ]);
    }
    expect(await countOf(post)).toBe(0);
  });
});

describe('GET /api/posts/likes/check', () => {
  /** The raw body, because it must be the bare word `true` or `false`. */
  async function check(viewer: Member | null, query: string): Promise<[number, string]> {
    const headers: Record<string, string> = viewer ? { authorization: `Bearer ${await app.tokenOf(viewer)}` } : {};
    const response = await fetch(`${app.url}/api/posts/likes/check?${query}`, { headers });
    return [response.status, await response.text()];
  }

  test('answers true or false of anyone to anyone', async () => {
    await setLike(ada, post.id, true);
    for (const viewer of [null, ada, ben]) {
      expect(await check(viewer, `postId=${post.id}&userId=${ada.id}`)).toEqual([200, 'true']);
      expect(await check(viewer, `postId=${post.id}&userId=${ben.id}`)).toEqual([200, 'false']);
    }
    expect(await check(ada, `postId=${post.id}`)).toEqual([200, 'true']);
    expect(await check(ben, `postId=${post.id}`)).toEqual([200, 'false']);
  });

  test('answers false of what one may not see, of nothing and of nobody', async () => {
    const { id } = await app.post(author);
    await setLike(ada, id, true);
    await app.as(author).put(`/api/posts/${id}`, { privacy: 'private' });
    for (const query of [
      `postId=${id}&userId=${ada.id}`,
      `postId=${unknown}&userId=${ada.id}`,
      `postId=nothing&userId=${ada.id}`,
      `postId=${post.id}&userId=nobody`,
    ]) {
      expect(await check(ada, query)).toEqual([200, 'false']);
    }
  });

  test('asks for a post, and visitors for a user', async () => {
    expect((await check(ada, ''))[0]).toBe(400);
    expect((await check(null, `postId=${post.id}`))[0]).toBe(400);
  });
});

describe('many at once', () => {
  test('twenty likes of one person count one', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => setLike(ada, post.id, true)));
    for (const { data } of answers) expect(data.setLike.post).toMatchObject({ likeCount: 1, viewerHasLiked: true });
    expect(await countOf(post)).toBe(1);
  });

  test('a storm of likes and unlikes by several leaves a count that is right, and nobody sees an error', async () => {
    const crowd = [ada, ben, ...Object.values(await app.cast('cleo', 'dan', 'eve'))];
    const posts = [post, await app.post(author), await app.post(author)];
    const storm = Array.from({ length: 120 }, (_, index) => {
      const member = crowd[index % crowd.length] ?? ada;
      const { id } = posts[index % posts.length] ?? post;
      return index % 2 ? setLike(member, id, index % 4 === 1) : toggle(member, { postId: id });
    });
    for (const answer of await Promise.all(storm)) {
      expect(answer.status).toBe(200);
      expect('error' in answer ? answer.error : null).toBeNull();
    }
    for (const each of posts) expect(await countOf(each)).toBeGreaterThanOrEqual(0);
  });

  test('twenty toggles at once by one member flip the like exactly once each', async () => {
    const { id } = await app.post(author);
    const [member] = Object.values(await app.cast('oda'));
    if (!member) throw new Error('Nobody toggles');
    for (const toggles of [20, 7]) {
      const before = (await app.run('select from post_like where post_id = $1', id)).length;
      const storm = Array.from({ length: toggles }, () => app.as(member).post('/api/likes/toggle', { postId: id }));
      const actions = (await Promise.all(storm)).map(({ body }) => body.action);
      const likes = actions.filter((action) => action === 'liked').length;
      const after = (await app.run('select from post_like where post_id = $1', id)).length;
      expect(actions.filter((action) => action === 'unliked')).toHaveLength(toggles - likes);
      expect([likes - (toggles - likes), likes]).toEqual([after - before, Math.ceil(toggles / 2)]);
    }
  });

  test('likes while the post is being deleted end in a like or a 404, never in an error of ours', async () => {
    const crowd = Object.values(await app.cast('fay', 'gus', 'hal', 'ivy', 'jan', 'kim'));
    for (let round = 0; round < 8; round += 1) {
      const { id } = await app.post(author);
      for (const member of crowd.slice(0, 3)) await setLike(member, id, true);
      const storm = crowd.flatMap((member, index) => [
        setLike(member, id, index >= 3),
        setLike(member, id, index < 3),
        setLike(member, id, index % 2 === 0),
      ]);
      const deletion = app.as(author).delete(`/api/posts/${id}`);
      const late = crowd.map((member, index) => setLike(member, id, index % 2 === 0));
      for (const { error } of await Promise.all([...storm, ...late])) {
        if (error) expect(error).toEqual(notFound);
      }
      expect((await deletion).status).toBe(200);
      expect(await app.run('select from post_like where post_id = $1', id)).toEqual([]);
    }
  });
});
