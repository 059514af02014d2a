import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Made, Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
let cleo: Member;
let post: Made;
let top: Made;
beforeAll(async () => {
  ({ ada, ben, cleo } = await app.cast('ada', 'ben', 'cleo'));
});
beforeEach(async () => {
  post = await app.post(ada);
  top = await app.comment(ben, post, { content: 'Top' });
});

const changed = 'post { id commentCount } parent { id replyCount }';

describe('createComment', () => {
  const document = `mutation ($input: CreateCommentInput!) {
    createComment(input: $input) { comment { content replyCount viewerCanDelete author { username } } ${changed} }
  }`;

  test('answers the comment and the post with its new count', async () => {
    const { data, error } = await app.as(cleo).query(document, { input: { postId: post.id, content: 'Lovely' } });
    expect(error).toBeNull();
    expect(data.createComment).toEqual({
      comment: { content: 'Lovely', replyCount: 0, viewerCanDelete: true, author: { username: 'cleo' } },
      post: { id: post.id, commentCount: 2 },
      parent: null,
    });
  });

  test('answers what a reply answers too, with its new count', async () => {
    const input = { postId: post.id, content: 'Indeed', parentId: top.id };
    const { data } = await app.as(cleo).query(document, { input });
    expect(data.createComment).toMatchObject({
      post: { id: post.id, commentCount: 2 },
      parent: { id: top.id, replyCount: 1 },
    });
  });

  test.each([
    [{ content: ' ' }, 'content'],
    [{ parentId: 'nothing' }, 'parentId'],
    [{ id: 'mine' }, 'id'],
  ])('names the field at fault of %j', async (fields, field) => {
    const input = { postId: post.id, content: 'Hello', ...fields };
    expect((await app.as(cleo).query(document, { input })).error).toMatchObject({ code: 'BAD_USER_INPUT', field });
  });
});

describe('deleteComment', () => {
  const document = `mutation ($id: ID!) { deleteComment(commentId: $id) { deletedCommentId ${changed} } }`;

  test('answers the post with its new count, the replies gone too', async () => {
    await app.comment(cleo, post, { parent: top });
    const { data } = await app.as(ben).query(document, { id: top.id });
    expect(data.deleteComment).toEqual({
      deletedCommentId: top.id,
      post: { id: post.id, commentCount: 0 },
      parent: null,
    });
  });

  test('answers what a reply answered too, with its new count', async () => {
    const reply = await app.comment(cleo, post, { parent: top });
    const { data } = await app.as(ada).query(document, { id: reply.id });
    expect(data.deleteComment).toEqual({
      deletedCommentId: reply.id,
      post: { id: post.id, commentCount: 1 },
      parent: { id: top.id, replyCount: 0 },
    });
  });
});

describe('a comment', () => {
  test('leads to its post, its author, what it answers and what answers it', async () => {
    const reply = await app.comment(cleo, post, { content: 'Reply', parent: top });
    const { data } = await app.as(null).query(
      `query ($id: ID!) { post(id: $id) { comments(first: 5) { nodes {
        id post { id author { username } } author { username } parent { id }
        replies(first: 5) { nodes { id post { id } author { username } parent { id content } replies { nodes { id } } } }
      } } } }`,
      { id: post.id },
    );
    expect(data.post.comments.nodes).toEqual([
      {
        id: top.id,
        post: { id: post.id, author: { username: 'ada' } },
        author: { username: 'ben' },
        parent: null,
        replies: {
          nodes: [
            {
              id: reply.id,
              post: { id: post.id },
              author: { username: 'cleo' },
              parent: { id: top.id, content: 'Top' },
              replies: { nodes: [] },
            },
          ],
        },
      },
    ]);
  });

  test('tells its author and the post’s that they may delete it, nobody else', async () => {
    await app.comment(cleo, post, { parent: top });
    const document = `query ($id: ID!) {
      post(id: $id) { comments { nodes { viewerCanDelete replies { nodes { viewerCanDelete } } } } }
    }`;
    const seenBy = async (viewer: Member | null) => {
      const [node] = (await app.as(viewer).query(document, { id: post.id })).data.post.comments.nodes;
      return [node.viewerCanDelete, node.replies.nodes[0].viewerCanDelete];
    };
    expect(await seenBy(ada)).toEqual([true, true]);
    expect(await seenBy(ben)).toEqual([true, false]);
    expect(await seenBy(cleo)).toEqual([false, true]);
    expect(await seenBy(await app.member(`dan-${Date.now()}`))).toEqual([false, false]);
    expect(await seenBy(null)).toEqual([false, false]);
  });
});
