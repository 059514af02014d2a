import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { replyDepthRule } from '../model/comments/Comment.ts';
import { newId } from '../platform/lib/ids.ts';
import { commentDoors } from '../test/commentDoors.ts';
import type { Made, Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';

const nobodysId = '0199a000-0000-7000-8000-000000000000';
const noPost = { code: 'NOT_FOUND', message: 'Post not found' };
const noComment = { code: 'NOT_FOUND', message: 'Comment not found' };
const noParent = { code: 'BAD_USER_INPUT', message: 'parentId must be a top-level comment of the same post' };
const noText = { code: 'BAD_USER_INPUT', message: 'Please enter some text for your comment' };

const app = useApp();
let ada: Member;
let ben: Member;
let cleo: Member;
let post: Made;
beforeAll(async () => {
  ({ ada, ben, cleo } = await app.cast('ada', 'ben', 'cleo'));
});
beforeEach(async () => {
  post = await app.post(ada);
});

const written = async (id: string) => app.run('select content from comment where id = $1', id);

describe.each(commentDoors)('commenting by $name', ({ create, list, replies, count }) => {
  test('answers the comment, which everyone may then read', async () => {
    const { fault, comment } = await create(app.as(ben), { postId: post.id, content: 'Which café?' });
    expect(fault).toBeNull();
    expect(comment).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      postId: post.id,
      userId: ben.id,
      content: 'Which café?',
      parentId: null,
      replyCount: 0,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updatedAt: comment.createdAt,
    });
    expect(Math.abs(Date.now() - Date.parse(comment.createdAt))).toBeLessThan(60_000);
    for (const reader of [ada, ben, cleo, null]) {
      expect(await list(app.as(reader), post.id)).toEqual([comment]);
      expect(await count(app.as(reader), post.id)).toBe(1);
    }
  });

  test('lists top-level comments alone, oldest first, and replies under theirs', async () => {
    const first = await create(app.as(ben), { postId: post.id, content: 'first' });
    const second = await create(app.as(cleo), { postId: post.id, content: 'second' });
    const answer = await create(app.as(ada), { postId: post.id, content: 'answer', parentId: first.comment.id });
    const thanks = await create(app.as(ben), { postId: post.id, content: 'thanks', parentId: first.comment.id });
    expect(answer.comment).toMatchObject({ parentId: first.comment.id, userId: ada.id, replyCount: 0 });
    expect(await list(app.as(null), post.id)).toEqual([{ ...first.comment, replyCount: 2 }, second.comment]);
    expect(await replies(app.as(null), post.id, first.comment.id)).toEqual([answer.comment, thanks.comment]);
    expect(await replies(app.as(null), post.id, second.comment.id)).toEqual([]);
    expect(await count(app.as(null), post.id)).toBe(4);
  });

  test.each(['', '   ', '\n\t \u3000'])('without text (%j) is refused', async (content) => {
    expect((await create(app.as(ben), { postId: post.id, content })).fault).toMatchObject(noText);
    expect(await count(app.as(ben), post.id)).toBe(0);
  });

  test.each([undefined, null, 5, {}])('with %j for a text is refused', async (content) => {
    expect((await create(app.as(ben), { postId: post.id, content })).fault?.code).toBe('BAD_USER_INPUT');
    expect(await count(app.as(ben), post.id)).toBe(0);
  });

  test('takes 2,000 characters as readers count them, not 2,001, blanks around them dropped', async () => {
    const text = '🚴'.repeat(1_999);
    const { comment } = await create(app.as(ben), { postId: post.id, content: `  ${text}!\n` });
    expect(comment.content).toBe(`${text}!`);
    expect((await create(app.as(ben), { postId: post.id, content: `${text}!!` })).fault).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'content must have at most 2,000 characters',
    });
  });

  test('keeps every character as it was, but for what cannot be stored', async () => {
    const content = '<img src=x onerror=alert(1)>\r\n👩‍👩‍👧 Ⅻ ﷽ e\u0301 \u202e"\'\\ %s {{y}} $1';
    expect((await create(app.as(ben), { postId: post.id, content })).comment.content).toBe(content);
    expect((await create(app.as(ben), { postId: post.id, content: 'nul\u0000' })).fault).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'content must not contain null characters',
    });
  });

  test('is for members', async () => {
    const fault = { code: 'UNAUTHENTICATED', message: 'Authentication required' };
    expect((await create(app.as(null), { postId: post.id, content: 'Hello' })).fault).toEqual(fault);
    expect((await create(app.as(null), { postId: nobodysId, content: 'Hello' })).fault).toEqual(fault);
  });

  test('under what is no post is refused', async () => {
    for (const postId of [nobodysId, 'nowhere', `{${post.id}}`]) {
      expect((await create(app.as(ben), { postId, content: 'Hello' })).fault).toEqual(noPost);
      expect(await list(app.as(ben), postId)).toBeNull();
      expect(await count(app.as(ben), postId)).toBeNull();
    }
    expect((await create(app.as(ben), { postId: '', content: 'Hello' })).fault?.code).toBe('BAD_USER_INPUT');
  });

  test('answers nothing but a top-level comment of the same post', async () => {
    const { comment } = await create(app.as(ben), { postId: post.id, content: 'Top' });
    const reply = await create(app.as(cleo), { postId: post.id, content: 'Reply', parentId: comment.id });
    const elsewhere = await app.comment(ben, await app.post(ada));
    for (const parentId of [reply.comment.id, elsewhere.id, post.id, nobodysId, 'nothing', '']) {
      expect((await create(app.as(ada), { postId: post.id, content: 'Hello', parentId })).fault).toMatchObject(
        noParent,
      );
    }
    expect(await count(app.as(ada), post.id)).toBe(2);
    const inCapitals = { postId: post.id.toUpperCase(), content: 'Hello', parentId: comment.id.toUpperCase() };
    expect((await create(app.as(ada), inCapitals)).comment).toMatchObject({ postId: post.id, parentId: comment.id });
    expect((await create(app.as(ada), { postId: post.id, content: 'Hi', parentId: null })).comment.parentId).toBeNull();
  });
});

describe.each(commentDoors)('an id made by the client, by $name,', ({ create, count }) => {
  test('is kept, and again answers the first result and writes nothing', async () => {
    const id = newId();
    const first = await create(app.as(ben), { id, postId: post.id, content: 'Once' });
    const again = await create(app.as(ben), { id: id.toUpperCase(), postId: post.id, content: ' Once' });
    expect(first.comment.id).toBe(id);
    expect(again).toEqual(first);
    expect(await written(id)).toEqual([{ content: 'Once' }]);
    expect(await count(app.as(ben), post.id)).toBe(1);
  });

  test('ten times at once writes once and answers the same to all', async () => {
    const input = { id: newId(), postId: post.id, content: 'Once' };
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => create(app.as(ben), input)));
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(outcomes[0]?.fault).toBeNull();
    expect(await count(app.as(ben), post.id)).toBe(1);
  });

  test('of another member is a conflict, wherever their comment stands', async () => {
    const id = newId();
    const secret = await app.post(ada, { privacy: 'private' });
    await create(app.as(ada), { id, postId: secret.id, content: 'Mine' });
    const conflict = { code: 'CONFLICT', message: 'This id is taken' };
    expect((await create(app.as(ben), { id, postId: post.id, content: 'Mine too' })).fault).toMatchObject(conflict);
    expect(await written(id)).toEqual([{ content: 'Mine' }]);
  });

  test('chosen by two members at once writes one and tells the other of the conflict', async () => {
    const input = { id: newId(), postId: post.id, content: 'Race' };
    const outcomes = await Promise.all([ada, ben].map((author) => create(app.as(author), input)));
    expect(outcomes.map(({ fault }) => fault?.code ?? 'made').sort()).toEqual(['CONFLICT', 'made']);
  });

  test('that is none is refused', async () => {
    const { fault } = await create(app.as(ben), { id: 'mine', postId: post.id, content: 'Hello' });
    expect(fault).toMatchObject({ code: 'BAD_USER_INPUT', message: 'id must be a UUID' });
  });
});

describe.each(commentDoors)('deleting by $name', ({ remove, list, replies, count }) => {
  let top: Made;
  let reply: Made;
  beforeEach(async () => {
    top = await app.comment(ben, post, { content: 'Top' });
    reply = await app.comment(cleo, post, { content: 'Reply', parent: top });
  });

  test('is for its author, and the post’s author', async () => {
    expect(await remove(app.as(cleo), reply.id)).toBeNull();
    expect(await replies(app.as(null), post.id, top.id)).toEqual([]);
    expect(await remove(app.as(ada), top.id.toUpperCase())).toBeNull();
    expect(await list(app.as(null), post.id)).toEqual([]);
  });

  test('is for nobody else, the author of what is answered included', async () => {
    const fault = { code: 'FORBIDDEN', message: 'You may not delete this comment' };
    expect(await remove(app.as(ben), reply.id)).toEqual(fault);
    expect(await remove(app.as(cleo), top.id)).toEqual(fault);
    expect(await remove(app.as(null), top.id)).toEqual({
      code: 'UNAUTHENTICATED',
      message: 'Authentication required',
    });
    expect(await count(app.as(null), post.id)).toBe(2);
  });

  test('takes the replies along, and the counts go down', async () => {
    await app.comment(ada, post, { parent: top });
    const other = await app.comment(ada, post, { content: 'Other' });
    expect(await remove(app.as(cleo), reply.id)).toBeNull();
    expect(await list(app.as(null), post.id)).toMatchObject([{ id: top.id, replyCount: 1 }, { id: other.id }]);
    expect(await count(app.as(null), post.id)).toBe(3);
    expect(await remove(app.as(ben), top.id)).toBeNull();
    expect(await list(app.as(null), post.id)).toMatchObject([{ id: other.id, replyCount: 0 }]);
    expect(await count(app.as(null), post.id)).toBe(1);
    expect(await app.run('select from comment where parent_id = $1', top.id)).toEqual([]);
  });

  test('of what is gone, or never was, is refused', async () => {
    expect(await remove(app.as(ben), top.id)).toBeNull();
    for (const id of [top.id, reply.id, nobodysId, post.id, 'nothing']) {
      expect(await remove(app.as(ben), id)).toEqual(noComment);
    }
  });

  test('of a post takes its comments along', async () => {
    await app.as(ada).delete(`/api/posts/${post.id}`);
    expect(await app.run('select from comment where post_id = $1', post.id)).toEqual([]);
    expect(await remove(app.as(ben), top.id)).toEqual(noComment);
  });
});

describe('the database', () => {
  test('itself refuses an answer to an answer, and one to a comment of another post', async () => {
    const top = await app.comment(ben, post);
    const reply = await app.comment(cleo, post, { parent: top });
    const elsewhere = await app.post(ada);
    await expect(app.comment(ada, post, { parent: reply })).rejects.toMatchObject({ constraint: replyDepthRule });
    await expect(app.comment(ada, elsewhere, { parent: top })).rejects.toMatchObject({ constraint: replyDepthRule });
  });
});
