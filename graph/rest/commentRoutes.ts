import { CreateCommentInput } from '../comments/commentInputs.ts';
import { commentCountOf } from '../comments/commentRows.ts';
import { createComment, deleteComment, requireComment } from '../comments/comments.ts';
import type { Context } from '../context.ts';
import { badInput } from '../lib/errors.ts';
import { requirePost } from '../posts/posts.ts';
import { presentComment } from './present.ts';
import type { RestRoute } from './restRoute.ts';
import { queryText, readInput, readPage, requireSelf } from './restRoute.ts';

const pageSize = 100;

const countUnder = async (ctx: Context, postId: string) => ({
  count: await commentCountOf(ctx, await requirePost(ctx, 'read', postId)),
});

/** What the specification's section 7 calls for under comments, beside its Posts. */
export const commentRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/comments/:postId',
    async answer(ctx, { params: { postId = '' }, query }) {
      const { id: ownerId } = await requirePost(ctx, 'read', postId);
      const { nodes } = await ctx.load.commentsOfPost.load({ ownerId, ...readPage(query, pageSize) });
      return nodes.map(presentComment);
    },
  },
  {
    method: 'GET',
    path: '/comments/replies/:commentId',
    async answer(ctx, { params: { commentId = '' }, query }) {
      const { id: ownerId } = await requireComment(ctx, 'read', commentId);
      const { nodes } = await ctx.load.repliesOfComment.load({ ownerId, ...readPage(query, pageSize) });
      return nodes.map(presentComment);
    },
  },
  {
    method: 'POST',
    path: '/comments',
    status: 201,
    async answer(ctx, { body: { id, postId, userId, content, parentId } }) {
      requireSelf(ctx, userId);
      const { comment } = await createComment(
        ctx,
        await readInput(CreateCommentInput, { id, postId, content, parentId }),
      );
      return presentComment(comment);
    },
  },
  {
    method: 'DELETE',
    path: '/comments/:id',
    async answer(ctx, { params: { id = '' } }) {
      await deleteComment(ctx, id);
      return {};
    },
  },
  {
    method: 'GET',
    path: '/posts/comments/count/:postId',
    answer: (ctx, { params: { postId = '' } }) => countUnder(ctx, postId),
  },
  {
    method: 'GET',
    path: '/posts/comments/count',
    answer(ctx, { query }) {
      const postId = queryText(query.postId);
      if (postId === null) throw badInput('postId is required', 'postId');
      return countUnder(ctx, postId);
    },
  },
];
