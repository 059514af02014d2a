import Type from 'typebox';
import { likes, toggleLike } from '../../likes/likes.ts';
import { badInput } from '../../platform/lib/errors.ts';
import { findPost } from '../../posts/posts.ts';
import { idOf, needed, ownId, queried } from './fields.ts';
import { route } from './restEndpoint.ts';

const postId = needed(idOf('the post'));

const LikeToggle = Type.Object(
  {
    likeCount: Type.Unsafe<number | null>({
      type: ['integer', 'null'],
      minimum: 0,
      description: 'The number of likes. Null if you can no longer see the post.',
    }),
    action: Type.Unsafe<'liked' | 'unliked'>({
      type: 'string',
      enum: ['liked', 'unliked'],
      description: 'The change that was made.',
    }),
  },
  { $id: 'LikeToggle', description: 'The result of toggling a like.' },
);

/** Section 7 of the specification: likes. */
export const likeEndpoints = [
  route({
    method: 'POST',
    path: '/likes/toggle',
    summary: 'Toggle a like',
    description: 'You can remove a like even if you can no longer see the post.',
    body: { postId, userId: ownId },
    returns: LikeToggle,
    refuses: { 403: 'You may not like your own post', 404: 'Post not found' },
    async answer(ctx, { body: { postId } }) {
      const liked = await toggleLike(ctx, postId);
      const post = await findPost(ctx, postId);
      return { likeCount: post?.likeCount ?? null, action: liked ? ('liked' as const) : ('unliked' as const) };
    },
  }),
  route({
    method: 'GET',
    path: '/posts/likes/check',
    summary: 'Check whether a member likes a post',
    description: 'Returns `false` also for a post that you cannot read.',
    query: { postId, userId: queried('The id of the member. Defaults to you.', { format: 'uuid' }) },
    returns: Type.Boolean({ description: '`true` or `false`.' }),
    async answer(ctx, { query }) {
      const post = await findPost(ctx, query.postId);
      if (!post) return false;
      const userId = query.userId || ctx.viewer?.id;
      if (!userId) throw badInput('userId is required', 'userId');
      return likes(ctx, post.id, userId);
    },
  }),
];
