import Type from 'typebox';
import { badInput } from '../lib/errors.ts';
import { likes, setLike } from '../likes/likes.ts';
import { findHeldPost, findPost } from '../posts/posts.ts';
import { idOf, needed, ownId, queried } from './fields.ts';
import { route } from './restRoute.ts';

const postId = needed(idOf('the post'));

const LikeToggle = Type.Object(
  {
    likeCount: Type.Unsafe<number | null>({
      type: ['integer', 'null'],
      minimum: 0,
      description: 'How many like the post now, null where it has been hidden from you since you liked it.',
    }),
    action: Type.Unsafe<'liked' | 'unliked'>({
      type: 'string',
      enum: ['liked', 'unliked'],
      description: 'What was done.',
    }),
  },
  { $id: 'LikeToggle', description: 'What toggling a like came to.' },
);

/** The specification's section 7, Posts: likes. */
export const likeRoutes = [
  route({
    method: 'POST',
    path: '/likes/toggle',
    summary: 'Like a post, or take the like back',
    description: 'A like can be taken back even if the post has been hidden from you since.',
    body: { postId, userId: ownId },
    returns: LikeToggle,
    refuses: { 403: 'You may not like your own post', 404: 'Post not found' },
    async answer(ctx, { body: { postId } }) {
      const liked = !(await findHeldPost(ctx, postId, ctx.load.viewerLikesPost));
      await setLike(ctx, postId, liked);
      const post = await findPost(ctx, postId);
      return { likeCount: post?.likeCount ?? null, action: liked ? ('liked' as const) : ('unliked' as const) };
    },
  }),
  route({
    method: 'GET',
    path: '/posts/likes/check',
    summary: 'Whether a member likes a post',
    description: 'False also for a post that one may not read.',
    query: { postId, userId: queried('The id of the member; you when left out.', { format: 'uuid' }) },
    returns: Type.Boolean({ description: 'Literally `true` or `false`.' }),
    async answer(ctx, { query }) {
      const post = await findPost(ctx, query.postId);
      if (!post) return false;
      const userId = query.userId || ctx.viewer?.id;
      if (!userId) throw badInput('userId is required', 'userId');
      return likes(ctx, post.id, userId);
    },
  }),
];
