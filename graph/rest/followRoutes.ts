import Type from 'typebox';
import type { Context } from '../context.ts';
import { follows, setFollow } from '../follows/follows.ts';
import { idOf, needed, ownId, ownIdInPath } from './fields.ts';
import { route } from './restRoute.ts';

const followed = idOf('the member who is followed');
const refuses = { 400: 'You cannot follow yourself', 404: 'User not found' };

const Follow = Type.Object(
  {
    followerId: Type.String({ format: 'uuid', description: 'The id of who follows.' }),
    followingId: Type.String({ format: 'uuid', description: 'The id of who is followed.' }),
  },
  { $id: 'Follow', description: 'A follow that now is, or is no more.' },
);

async function follow(ctx: Context, followingId: string, following: boolean) {
  const { user, viewer } = await setFollow(ctx, followingId, following);
  return { followerId: viewer.id, followingId: user.id };
}

/** The specification's section 7, follows. */
export const followRoutes = [
  route({
    method: 'GET',
    path: '/follows/check/{followerId}/{followingId}',
    summary: 'Whether a member follows another',
    params: { followerId: idOf('the member who may follow'), followingId: followed },
    returns: Type.Boolean({ description: 'Literally `true` or `false`.' }),
    answer: (ctx, { params: { followerId, followingId } }) => follows(ctx, followerId, followingId),
  }),
  route({
    method: 'POST',
    path: '/follows',
    summary: 'Follow a member',
    description: 'Twice is once.',
    body: { followerId: ownId, followingId: needed(followed) },
    returns: Follow,
    refuses,
    answer: (ctx, { body: { followingId } }) => follow(ctx, followingId, true),
  }),
  route({
    method: 'DELETE',
    path: '/follows/{followerId}/{followingId}',
    summary: 'Follow a member no more',
    params: { followerId: ownIdInPath, followingId: followed },
    returns: Follow,
    refuses,
    answer: (ctx, { params: { followingId } }) => follow(ctx, followingId, false),
  }),
];
