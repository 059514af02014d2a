import Type from 'typebox';
import { commentCountOf } from '../../comments/commentCount.ts';
import { CreateCommentInput, UpdateCommentInput } from '../../comments/commentInputs.ts';
import { createComment, deleteComment, requireComment } from '../../comments/comments.ts';
import { updateComment } from '../../comments/updateComment.ts';
import type { Context } from '../../context.ts';
import { inputLimits, spelled } from '../../model/inputLimits.ts';
import { requirePost } from '../../posts/posts.ts';
import { Comment, Done } from './answerSchemas.ts';
import { clientId, demanded, idOf, needed, optional, ownId, paging, text } from './fields.ts';
import { presentComment } from './present.ts';
import { readPage } from './readFields.ts';
import { readInput, route } from './restEndpoint.ts';

const pageSize = 100;
const postId = idOf('the post');
const content = text(`1 to ${spelled(inputLimits.comment.content)} characters, not counting spaces at both ends.`, {
  examples: ['Count me in!'],
});
const comments = Type.Array(Comment, { description: 'The oldest comment comes first.' });
const unknownPost = { 404: 'Post not found' };
const CommentCount = Type.Object(
  { count: Type.Integer({ minimum: 0, description: 'The number of comments, replies included.' }) },
  { $id: 'CommentCount', description: 'The number of comments of a post.' },
);

const countUnder = async (ctx: Context, postId: string) => ({
  count: await commentCountOf(ctx, await requirePost(ctx, 'read', postId)),
});

/** Section 7 of the specification: Comments. */
export const commentEndpoints = [
  route({
    method: 'GET',
    path: '/comments/{id}',
    summary: 'List the top-level comments of a post',
    description: '`id` is the id of the post. Another route lists replies.',
    params: { id: postId },
    query: paging(pageSize),
    returns: comments,
    refuses: unknownPost,
    async answer(ctx, { params: { id }, query }) {
      const { id: ownerId } = await requirePost(ctx, 'read', id);
      const { nodes } = await ctx.load.commentsOfPost.load({ ownerId, ...readPage(query, pageSize) });
      return nodes.map(presentComment);
    },
  }),
  route({
    method: 'GET',
    path: '/comments/replies/{commentId}',
    summary: 'List the replies to a comment',
    description: 'The oldest reply comes first.',
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
    description: 'A second request with the same `id` returns the first result and writes nothing.',
    tellsReplays: true,
    body: {
      id: optional(clientId),
      postId: demanded(postId),
      userId: ownId,
      content: demanded(content),
      parentId: optional(idOf('the top-level comment of the same post to reply to')),
    },
    status: 201,
    returns: Comment,
    refuses: { ...unknownPost, 409: 'This id is taken, or the post has 1,000 comments of yours or 20,000 in all' },
    async answer(ctx, { body: { id, postId, content, parentId }, noteReplay }) {
      const input = await readInput(CreateCommentInput, { id, postId, content, parentId });
      const { comment, isReplay } = await createComment(ctx, input);
      noteReplay(isReplay);
      return presentComment(comment);
    },
  }),
  route({
    method: 'PUT',
    path: '/comments/{id}',
    summary: 'Edit a comment',
    description: 'Only its author can edit it. A text that the comment already has changes nothing.',
    params: { id: idOf('the comment') },
    body: { content: demanded(content) },
    returns: Comment,
    refuses: { 403: 'You may not edit this comment', 404: 'Comment not found' },
    async answer(ctx, { params: { id }, body: { content } }) {
      const { comment } = await updateComment(ctx, await readInput(UpdateCommentInput, { commentId: id, content }));
      return presentComment(comment);
    },
  }),
  route({
    method: 'DELETE',
    path: '/comments/{id}',
    summary: 'Delete a comment',
    description:
      'The author of the comment or of the post can delete it. Its replies are deleted too. You can delete your comment even if you can no longer see it.',
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
    summary: 'Count the comments of a post',
    description: 'The count includes replies.',
    params: { postId },
    returns: CommentCount,
    refuses: unknownPost,
    answer: (ctx, { params: { postId } }) => countUnder(ctx, postId),
  }),
  route({
    method: 'GET',
    path: '/posts/comments/count',
    summary: 'Count the comments of a post, with a query parameter',
    description: 'Same as `GET /posts/comments/count/{postId}`.',
    query: { postId: needed(postId) },
    returns: CommentCount,
    refuses: unknownPost,
    answer: (ctx, { query: { postId } }) => countUnder(ctx, postId),
  }),
];
