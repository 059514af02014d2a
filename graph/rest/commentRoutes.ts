import Type from 'typebox';
import { CreateCommentInput } from '../comments/commentInputs.ts';
import { commentCountOf } from '../comments/commentRows.ts';
import { createComment, deleteComment, requireComment } from '../comments/comments.ts';
import type { Context } from '../context.ts';
import { requirePost } from '../posts/posts.ts';
import { Comment, Done } from './answerSchemas.ts';
import { clientId, demanded, idOf, needed, optional, ownId, paging, text } from './fields.ts';
import { presentComment } from './present.ts';
import { readPage } from './readFields.ts';
import { readInput, route } from './restRoute.ts';

const pageSize = 100;
const postId = idOf('the post');
const comments = Type.Array(Comment, { description: 'The oldest first.' });
const unknownPost = { 404: 'Post not found' };
const CommentCount = Type.Object(
  { count: Type.Integer({ minimum: 0, description: 'How many comments, replies included.' }) },
  { $id: 'CommentCount', description: 'How much is said under a post.' },
);

const countUnder = async (ctx: Context, postId: string) => ({
  count: await commentCountOf(ctx, await requirePost(ctx, 'read', postId)),
});

/** What the specification's section 7 calls for under comments, beside its Posts. */
export const commentRoutes = [
  route({
    method: 'GET',
    path: '/comments/{postId}',
    summary: 'The top-level comments under a post',
    params: { postId },
    query: paging(pageSize),
    returns: comments,
    refuses: unknownPost,
    async answer(ctx, { params: { postId }, query }) {
      const { id: ownerId } = await requirePost(ctx, 'read', postId);
      const { nodes } = await ctx.load.commentsOfPost.load({ ownerId, ...readPage(query, pageSize) });
      return nodes.map(presentComment);
    },
  }),
  route({
    method: 'GET',
    path: '/comments/replies/{commentId}',
    summary: 'The replies to a comment',
    params: { commentId: idOf('the top-level comment') },
    query: paging(pageSize),
    returns: comments,
    refuses: { 404: 'Comment not found' },
    async answer(ctx, { params: { commentId }, query }) {
      const { id: ownerId } = await requireComment(ctx, 'read', commentId);
      const { nodes } = await ctx.load.repliesOfComment.load({ ownerId, ...readPage(query, pageSize) });
      return nodes.map(presentComment);
    },
  }),
  route({
    method: 'POST',
    path: '/comments',
    summary: 'Comment on a post, or reply to a comment',
    body: {
      id: optional(clientId),
      postId: demanded(postId),
      userId: ownId,
      content: demanded(text('1 to 2,000 characters, blanks at its ends not counted.', { examples: ['Count me in!'] })),
      parentId: optional(idOf('the top-level comment of the same post that this one answers')),
    },
    status: 201,
    returns: Comment,
    refuses: { ...unknownPost, 409: 'This id is taken' },
    async answer(ctx, { body: { id, postId, content, parentId } }) {
      const input = await readInput(CreateCommentInput, { id, postId, content, parentId });
      return presentComment((await createComment(ctx, input)).comment);
    },
  }),
  route({
    method: 'DELETE',
    path: '/comments/{id}',
    summary: 'Delete a comment',
    description: 'One’s own, or any under one’s own post. Its replies go with it.',
    params: { id: idOf('the comment') },
    returns: Done,
    refuses: { 403: 'You may not delete this comment', 404: 'Comment not found' },
    async answer(ctx, { params: { id } }) {
      await deleteComment(ctx, id);
      return {};
    },
  }),
  route({
    method: 'GET',
    path: '/posts/comments/count/{postId}',
    summary: 'How much is said under a post',
    params: { postId },
    returns: CommentCount,
    refuses: unknownPost,
    answer: (ctx, { params: { postId } }) => countUnder(ctx, postId),
  }),
  route({
    method: 'GET',
    path: '/posts/comments/count',
    summary: 'How much is said under a post, by a parameter',
    query: { postId: needed(postId) },
    returns: CommentCount,
    refuses: unknownPost,
    answer: (ctx, { query: { postId } }) => countUnder(ctx, postId),
  }),
];
