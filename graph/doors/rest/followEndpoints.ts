import Type from 'typebox';
import type { Context } from '../../context.ts';
import { follows, setFollow } from '../../follows/follows.ts';
import { idOf, needed, ownId, ownIdInPath } from './fields.ts';
import { route } from './restEndpoint.ts';

const followed = idOf('the member to follow or unfollow');
const refuses = { 400: 'You cannot follow yourself', 404: 'User not found' };

const Follow = Type.Object(
  {
    followerId: Type.String({ format: 'uuid', description: 'The id of the follower.' }),
    followingId: Type.String({ format: 'uuid', description: 'The id of the followed member.' }),
  },
  { $id: 'Follow', description: 'A follow that was created or deleted.' },
);

async function follow(ctx: Context, followingId: string, following: boolean) {
  const { user, viewer } = await setFollow(ctx, followingId, following);
  return { followerId: viewer.id, followingId: user.id };
}

/** Section 7 of the specification: follows. */
export const followEndpoints = [
  route({
    method: 'GET',
    path: '/follows/check/{followerId}/{followingId}',
    summary: 'Check whether a member follows another',
    description: 'Returns `false` for unknown ids too.',
    params: { followerId: idOf('the possible follower'), followingId: followed },
    returns: Type.Boolean({ description: '`true` or `false`.' }),
    answer: (ctx, { params: { followerId, followingId } }) => follows(ctx, followerId, followingId),
  }),
  route({
    method: 'POST',
    path: '/follows',
    summary: 'Follow a member',
    description: 'Following again has no effect.',
    body: { followerId: ownId, followingId: needed(followed) },
    returns: Follow,
    refuses,
    answer: (ctx, { body: { followingId } }) => follow(ctx, followingId, true),
  }),
  route({
    method: 'DELETE',
    path: '/follows/{followerId}/{followingId}',
    summary: 'Unfollow a member',
    description: 'Unfollowing again has no effect.',
    params: { followerId: ownIdInPath, followingId: followed },
    returns: Follow,
    refuses,
    answer: (ctx, { params: { followingId } }) => follow(ctx, followingId, false),
  }),
];
