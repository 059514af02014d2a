import type { Context } from '../context.ts';
import { badInput, DomainError } from '../lib/errors.ts';
import { likes, setLike } from '../likes/likes.ts';
import { FeedScope, listFeed } from '../posts/feed.ts';
import { postMetadata } from '../posts/metadata.ts';
import { CreatePostInput, UpdatePostInput } from '../posts/postInputs.ts';
import { createPost, deletePost, findPost, requirePost, updatePost } from '../posts/posts.ts';
import { CreateRideInput, UpdateRideInput } from '../rides/rideInputs.ts';
import { PostKind } from '../users/userPosts.ts';
import { requireUser } from '../users/users.ts';
import { presentPost } from './present.ts';
import { readNumber, readObject } from './readFields.ts';
import type { RestRoute } from './restRoute.ts';
import { queryText, readInput, readPage, requireSelf } from './restRoute.ts';

const feedPageSize = 20;
const userPageSize = 100;
const maximumBatch = 100;

function textId(name: string, value: unknown): string {
  if (typeof value !== 'string' || value === '') throw badInput(`${name} is required`, name);
  return value;
}

/** What a post is cannot change: an edit may only repeat it. */
function refuseKindChange(isRide: unknown, wasRide: boolean): void {
  if (isRide !== undefined && isRide !== null && isRide !== wasRide) {
    throw badInput(`isRide must be ${wasRide}: a ${wasRide ? 'ride' : 'plain'} post stays one`, 'isRide');
  }
}

function readRide<Input extends CreateRideInput>(type: new () => Input, rideData: unknown): Input | undefined {
  const ride = readObject('rideData', rideData);
  if (!ride) return undefined;
  const { location, date, time, timeZone, type: kind, pace, duration, visibility } = ride;
  const facts = { location, date, time, timeZone, type: kind, pace, duration, visibility };
  const numbers = { distance: readNumber(ride.distance), elevation: readNumber(ride.elevation) };
  return Object.assign(new type(), facts, numbers);
}

/** `isRide` says what is made; the data of a ride come with a ride alone. */
function readNewRide(isRide: unknown, rideData: unknown): CreateRideInput | undefined {
  if (isRide === true) return readRide(CreateRideInput, rideData) ?? new CreateRideInput();
  if (isRide !== undefined && isRide !== null && isRide !== false)
    throw badInput('isRide must be true or false', 'isRide');
  if (rideData !== undefined && rideData !== null)
    throw badInput('rideData is for rides: set isRide to true', 'rideData');
  return undefined;
}

function readBatch(postIds: unknown): string[] {
  if (!Array.isArray(postIds) || !postIds.every((id) => typeof id === 'string')) {
    throw badInput('postIds must be a list of ids', 'postIds');
  }
  if (postIds.length > maximumBatch) throw badInput(`postIds must have at most ${maximumBatch} entries`, 'postIds');
  return postIds;
}

/** What a member has posted, as far as the viewer may read it. */
async function listOfUser(
  ctx: Context,
  id: string,
  { kind, query }: { kind?: PostKind; query: Record<string, unknown> },
) {
  const { id: ownerId } = await requireUser(ctx, { id });
  const { nodes } = await ctx.load.postsOfUser.load({ ownerId, kind, ...readPage(query, userPageSize) });
  return Promise.all(nodes.map((post) => presentPost(ctx, post)));
}

async function listPage(ctx: Context, query: Record<string, unknown>) {
  const groupId = queryText(query.groupId);
  const scope = query.showAll === 'true' ? FeedScope.EVERYONE : FeedScope.FOLLOWING;
  const { nodes } = await listFeed(ctx, { scope, groupId, ...readPage(query, feedPageSize) });
  return Promise.all(nodes.map((post) => presentPost(ctx, post)));
}

/** The specification's section 7, Posts. */
export const postRoutes: RestRoute[] = [
  { method: 'GET', path: '/posts/feed', answer: (ctx, { query }) => listPage(ctx, query) },
  {
    method: 'GET',
    path: '/posts/:id',
    answer: async (ctx, { params: { id = '' } }) => presentPost(ctx, await requirePost(ctx, 'read', id)),
  },
  {
    method: 'POST',
    path: '/posts',
    status: 201,
    takesPictures: true,
    async answer(ctx, { body: { id, content, isRide, rideData, mediaUrls, userId, privacy, groupId } }) {
      requireSelf(ctx, userId);
      const ride = readNewRide(isRide, rideData);
      const input = await readInput(CreatePostInput, { id, content, ride, mediaUrls, privacy, groupId });
      const { post } = await createPost(ctx, input);
      return presentPost(ctx, await requirePost(ctx, 'read', post.id));
    },
  },
  {
    method: 'PUT',
    path: '/posts/:id',
    takesPictures: true,
    async answer(
      ctx,
      { params: { id = '' }, body: { content, isRide, rideData, mediaUrls, userId, privacy, groupId } },
    ) {
      requireSelf(ctx, userId);
      refuseKindChange(isRide, (await requirePost(ctx, 'edit', id)).isRide);
      const ride = readRide(UpdateRideInput, rideData);
      const input = await readInput(UpdatePostInput, { postId: id, content, ride, mediaUrls, privacy, groupId });
      const { post } = await updatePost(ctx, input);
      return presentPost(ctx, await requirePost(ctx, 'read', post.id));
    },
  },
  {
    method: 'DELETE',
    path: '/posts/:id',
    async answer(ctx, { params: { id = '' } }) {
      await deletePost(ctx, id);
      return {};
    },
  },
  {
    method: 'GET',
    path: '/users/:id/posts',
    answer: (ctx, { params: { id = '' }, query }) => listOfUser(ctx, id, { query }),
  },
  {
    method: 'GET',
    path: '/posts/user/rides/:userId',
    answer: (ctx, { params: { userId = '' }, query }) => listOfUser(ctx, userId, { kind: PostKind.RIDE, query }),
  },
  {
    method: 'POST',
    path: '/posts/metadata/batch',
    isPublic: true,
    answer(ctx, { body: { postIds } }) {
      // A read, though by POST: visitors may, but as everywhere else not with a token that is dead.
      if (ctx.hasInvalidToken) throw new DomainError('UNAUTHENTICATED', 'Authentication required');
      return postMetadata(ctx, readBatch(postIds));
    },
  },
  {
    method: 'POST',
    path: '/likes/toggle',
    async answer(ctx, { body: { postId, userId } }) {
      requireSelf(ctx, userId);
      const id = textId('postId', postId);
      const { id: known } = await requirePost(ctx, 'read', id);
      const liked = !(await ctx.load.viewerLikesPost.load(known));
      const { post } = await setLike(ctx, known, liked);
      return { likeCount: post.likeCount, action: liked ? 'liked' : 'unliked' };
    },
  },
  {
    method: 'GET',
    path: '/posts/likes/check',
    async answer(ctx, { query }) {
      const post = await findPost(ctx, textId('postId', queryText(query.postId)));
      if (!post) return false;
      return likes(ctx, post.id, textId('userId', queryText(query.userId) ?? ctx.viewer?.id));
    },
  },
];
