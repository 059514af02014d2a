import Type from 'typebox';
import type { Context } from '../../context.ts';
import { requirePost } from '../../posts/posts.ts';
import { setRideWaiting } from '../../rides/participation.ts';
import { findRide, requireRide } from '../../rides/rides.ts';
import { listWaiting } from '../../rides/waiting.ts';
import { User } from './answerSchemas.ts';
import { idOf, paging } from './fields.ts';
import { paceGroupMember } from './paceGroupBody.ts';
import { presentUser } from './present.ts';
import { readPage } from './readFields.ts';
import { route } from './restEndpoint.ts';

const postId = idOf('the ride post');
const unknown = { 404: 'Post not found, or Ride not found for a plain post' };
const pageSize = 100;

const RidePlace = Type.Object(
  {
    isParticipating: Type.Boolean({ description: 'Whether you have a place.' }),
    position: Type.Unsafe<number | null>({
      type: ['integer', 'null'],
      minimum: 1,
      description: 'Your position in the waiting list, 1 for the next place. Null if you do not wait.',
    }),
  },
  { $id: 'RidePlace', description: 'Your place in a ride or in its waiting list.' },
);

async function wait(ctx: Context, postId: string, waiting: boolean, paceGroupId?: string | null) {
  const { id } = (await setRideWaiting(ctx, postId, waiting, paceGroupId)).ride;
  const ride = await findRide(ctx, id);
  const isParticipating = await ctx.load.viewerIsParticipating.load(id);
  return { isParticipating, position: ride?.viewerWaitingPosition ?? null };
}

/** The waiting lists of rides with a maximum of participants. */
export const waitingEndpoints = [
  route({
    method: 'PUT',
    path: '/rides/{postId}/waiting',
    summary: 'Ask for a place in a ride',
    description:
      'You get a free place at once. In a full ride you wait, in the order of asking, and get a place as soon as one is free. Asking again has no effect.',
    params: { postId },
    body: { paceGroupId: paceGroupMember },
    returns: RidePlace,
    refuses: {
      400: 'Cannot join a ride that has already passed, or that is called off',
      409: 'The pace group is full, and you have a place in the ride',
      ...unknown,
    },
    answer: (ctx, { params: { postId }, body: { paceGroupId } }) => wait(ctx, postId, true, paceGroupId),
  }),
  route({
    method: 'DELETE',
    path: '/rides/{postId}/waiting',
    summary: 'Leave the waiting list of a ride',
    description:
      'Always succeeds, also for rides that you can no longer see. You keep a place that you have got meanwhile.',
    params: { postId },
    returns: RidePlace,
    refuses: unknown,
    answer: (ctx, { params: { postId } }) => wait(ctx, postId, false),
  }),
  route({
    method: 'GET',
    path: '/rides/{postId}/waiting',
    summary: 'List the members who wait for a place in your ride',
    description: 'Only the author can read it.',
    isForMembers: true,
    params: { postId },
    query: paging(pageSize),
    returns: Type.Array(User, { description: 'In the order of asking.' }),
    refuses: { 403: 'You may not edit this post', ...unknown },
    async answer(ctx, { params: { postId }, query }) {
      const { id } = await requirePost(ctx, 'edit', (await requireRide(ctx, postId)).id);
      const list = await listWaiting(ctx, id, readPage(query, pageSize));
      return (list?.nodes ?? []).map((user) => presentUser(ctx, user));
    },
  }),
];
