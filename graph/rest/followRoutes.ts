import type { Context } from '../context.ts';
import { follows, setFollow } from '../follows/follows.ts';
import { badInput } from '../lib/errors.ts';
import type { RestRoute } from './restRoute.ts';
import { requireSelf } from './restRoute.ts';

async function follow(ctx: Context, pair: { followerId: unknown; followingId: unknown }, following: boolean) {
  requireSelf(ctx, typeof pair.followerId === 'string' ? pair.followerId.toLowerCase() : pair.followerId);
  if (typeof pair.followingId !== 'string') throw badInput('followingId is required', 'followingId');
  const { user, viewer } = await setFollow(ctx, pair.followingId, following);
  return { followerId: viewer.id, followingId: user.id };
}

/** The specification's section 7, follows. */
export const followRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/follows/check/:followerId/:followingId',
    answer: (ctx, { params: { followerId = '', followingId = '' } }) => follows(ctx, followerId, followingId),
  },
  {
    method: 'POST',
    path: '/follows',
    answer: (ctx, { body: { followerId, followingId } }) => follow(ctx, { followerId, followingId }, true),
  },
  {
    method: 'DELETE',
    path: '/follows/:followerId/:followingId',
    answer: (ctx, { params: { followerId, followingId } }) => follow(ctx, { followerId, followingId }, false),
  },
];
