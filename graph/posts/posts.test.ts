import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../platform/lib/ids.ts';
import type { Member } from '../test/factories.ts';
import { postDoors } from '../test/postDoors.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
beforeAll(async () => {
  ({ ada, ben } = await app.cast('ada', 'ben'));
});

const noContent = { code: 'BAD_USER_INPUT', message: 'Please add some content to your post' };
const countOf = async (author: Member) => (await app.run('select from post where author_id = $1', author.id)).length;

describe.each(postDoors)('publishing by $name', ({ create, read }) => {
  test('answers the post, which anyone may then read', async () => {
    const { fault, post } = await create(app.as(ada), { content: 'First one up the hill' });
    expect(fault).toBeNull();
    expect(post).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      userId: ada.id,
      content: 'First one up the hill',
      isRide: false,
      mediaUrls: [],
      privacy: 'public',
      groupId: null,
      rideData: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    expect(Math.abs(Date.now() - Date.parse(post.createdAt))).toBeLessThan(60_000);
    expect((await read(app.as(null), post.id)).post).toEqual(post);
  });

  test.each([undefined, null, '', '   ', '\n\t \u3000'])('without content (%j) is refused', async (content) => {
    const before = await countOf(ada);
    const { fault } = await create(app.as(ada), { content });
    expect(fault?.code).toBe('BAD_USER_INPUT');
    expect(await countOf(ada)).toBe(before);
  });

  test('a picture alone is not a post', async () => {
    const { fault } = await create(app.as(ada), { content: ' ', mediaUrls: ['https://pictures.example/hill.jpg'] });
    expect(fault).toEqual(noContent);
  });

  test('takes 10,000 characters as readers count them, not 10,001, blanks around them dropped', async () => {
    const text = '🚴'.repeat(9_999);
    const { post } = await create(app.as(ada), { content: `  ${text}!\n` });
    expect(post.content).toBe(`${text}!`);
    expect((await create(app.as(ada), { content: `${text}!!` })).fault).toEqual({
      code: 'BAD_USER_INPUT',
      message: 'content must have at most 10,000 characters',
    });
  });

  test('keeps every character as it was: scripts, joiners, markup, line breaks', async () => {
    const content = '<script>alert(1)</script>\r\n👩‍👩‍👧 Ⅻ ﷽ e\u0301 \u202e"\'\\ %s {{y}}';
    expect((await create(app.as(ada), { content })).post.content).toBe(content);
  });

  test('refuses a text that cannot be stored', async () => {
    expect((await create(app.as(ada), { content: 'nul\u0000' })).fault).toEqual({
      code: 'BAD_USER_INPUT',
      message: 'content must not contain null characters',
    });
  });

  test('keeps http(s) pictures as they are, in their order', async () => {
    const mediaUrls = ['https://pictures.example/b.jpg?x=1#y', 'http://pictures.example/a.png'];
    expect((await create(app.as(ada), { content: 'Two', mediaUrls })).post.mediaUrls).toEqual(mediaUrls);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'file:///etc/passwd',
    'ftp://pictures.example/a.jpg',
    'blob:https://pictures.example/1',
    '/media/../../etc/passwd',
    '/media/short.webp',
    '//pictures.example/a.jpg',
    'https:\\\\pictures.example\\a.jpg',
    'https://pictures.example/a\n.jpg',
    ' https://pictures.example/a.jpg',
    'https://pictures.example/\u0000.jpg',
    'pictures.example/a.jpg',
    '',
    `https://pictures.example/${'a'.repeat(2048)}`,
  ])('refuses the picture %s', async (url) => {
    const { fault } = await create(app.as(ada), { content: 'Look', mediaUrls: [url] });
    expect(fault).toEqual({
      code: 'BAD_USER_INPUT',
      message: 'mediaUrls must be a list of image data URLs, http(s) URLs or /media URLs',
    });
  });

  test('refuses more than ten pictures', async () => {
    const mediaUrls = Array.from({ length: 11 }, (_, index) => `https://pictures.example/${index}.jpg`);
    expect((await create(app.as(ada), { content: 'Many', mediaUrls })).fault?.message).toBe(
      'mediaUrls must have at most 10 entries',
    );
  });

  test('an id made by the client is kept, and again answers the first result and writes nothing', async () => {
    const id = newId();
    const first = await create(app.as(ada), { id, content: 'Once' });
    const again = await create(app.as(ada), { id: id.toUpperCase(), content: ' Once', privacy: 'private' });
    expect(first.post.id).toBe(id);
    expect(again).toEqual(first);
    expect(await app.run('select content from post where id = $1', id)).toEqual([{ content: 'Once' }]);
  });

  test('the same id ten times at once writes once and answers the same to all', async () => {
    const id = newId();
    const before = await countOf(ada);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => create(app.as(ada), { id, content: 'Once' })));
    expect(new Set(outcomes.map(({ post }) => post?.id))).toEqual(new Set([id]));
    expect(await countOf(ada)).toBe(before + 1);
  });

  test('another’s id is a conflict, whether or not the post may be seen', async () => {
    const id = newId();
    await create(app.as(ada), { id, content: 'Mine', privacy: 'private' });
    expect((await create(app.as(ben), { id, content: 'Mine too' })).fault).toEqual({
      code: 'CONFLICT',
      message: 'This id is taken',
    });
  });

  test('two members with one id at once: one writes, one is told of the conflict', async () => {
    const id = newId();
    const outcomes = await Promise.all([ada, ben].map((author) => create(app.as(author), { id, content: 'Race' })));
    expect(outcomes.map(({ fault }) => fault?.code ?? 'made').sort()).toEqual(['CONFLICT', 'made']);
  });

  test('an id that is none is refused', async () => {
    expect((await create(app.as(ada), { id: 'mine', content: 'Hello' })).fault).toEqual({
      code: 'BAD_USER_INPUT',
      message: 'id must be a UUID',
    });
  });

  test('is for members', async () => {
    expect((await create(app.as(null), { content: 'Hello' })).fault).toEqual({
      code: 'UNAUTHENTICATED',
      message: 'Authentication required',
    });
  });
});

describe('POST /api/posts', () => {
  const { post } = { post: (body: object) => app.as(ada).post('/api/posts', body) };

  test('answers 201 with the message of the form in its refusals', async () => {
    expect((await post({ content: 'Hello' })).status).toBe(201);
    for (const content of [undefined, null, '', ' ']) {
      const { status, body } = await post({ content });
      expect([status, body]).toEqual([400, { ...noContent, field: 'content' }]);
    }
    expect((await post({ content: 5 })).body.message).toBe('content must be a text');
  });

  test('refuses to act for another, and takes one’s own userId', async () => {
    for (const userId of [ben.id, 'nobody', 5, '']) {
      const { status, body } = await post({ content: 'Hello', userId });
      expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
    }
    for (const userId of [ada.id, null, undefined]) {
      expect((await post({ content: 'Hello', userId })).body.userId).toBe(ada.id);
    }
  });

  test('pays no heed to a createdAt, a likeCount or an author of the body', async () => {
    const { body } = await post({ content: 'Now', createdAt: '2001-01-01T00:00:00Z', likeCount: 9, authorId: ben.id });
    expect(Date.parse(body.createdAt)).toBeGreaterThan(Date.now() - 60_000);
    expect(body.userId).toBe(ada.id);
    expect(await app.run('select like_count from post where id = $1', body.id)).toEqual([{ like_count: 0 }]);
  });

  test.each(['everyone', 'PUBLIC', 5, {}, ['public']])('refuses the privacy %j', async (privacy) => {
    const { status, body } = await post({ content: 'Hello', privacy });
    expect([status, body.message]).toEqual([400, "privacy must be 'public', 'group' or 'private'"]);
  });

  test.each(['https://pictures.example/a.jpg', { length: 1 }, [5], [null], [['https://pictures.example/a.jpg']]])(
    'refuses the mediaUrls %j',
    async (mediaUrls) => {
      const { status, body } = await post({ content: 'Hello', mediaUrls });
      expect([status, body.code]).toEqual([400, 'BAD_USER_INPUT']);
    },
  );
});

test('publishing by GraphQL tells the author’s new counts', async () => {
  const { cleo } = await app.cast('cleo');
  const { data } = await app
    .as(cleo)
    .query('mutation { createPost(input: { content: "Hello" }) { viewer { id stats { postCount } } } }');
  expect(data.createPost.viewer).toEqual({ id: cleo.id, stats: { postCount: 1 } });
});
