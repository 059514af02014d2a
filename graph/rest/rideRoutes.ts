import type { Context } from '../context.ts';
import { participates, requireRide, setRideParticipation } from '../rides/rides.ts';
import { listSavedRides, setRideSaved } from '../rides/savedRides.ts';
import { presentPost } from './present.ts';
import type { RestRoute } from './restRoute.ts';
import { readPage, requireSelf } from './restRoute.ts';

const savedPageSize = 100;

async function participate(ctx: Context, postId: string, participating: boolean) {
  const { ride } = await setRideParticipation(ctx, postId, participating);
  return { count: ride.participantCount, isParticipating: await ctx.load.viewerIsParticipating.load(ride.id) };
}

async function save(ctx: Context, postId: string, saved: boolean) {
  const { ride } = await setRideSaved(ctx, postId, saved);
  return { isSaved: await ctx.load.viewerHasSaved.load(ride.id) };
}

/** The specification's section 7, Rides, and the rides that a member keeps for later. */
export const rideRoutes: RestRoute[] = [
  {
    method: 'POST',
    path: '/rides/:postId/join',
    answer(ctx, { params: { postId = '' }, body: { userId } }) {
      requireSelf(ctx, userId);
      return participate(ctx, postId, true);
    },
  },
  {
    method: 'DELETE',
    path: '/rides/:postId/leave/:userId',
    answer(ctx, { params: { postId = '', userId } }) {
      requireSelf(ctx, userId);
      return participate(ctx, postId, false);
    },
  },
  {
    method: 'GET',
    path: '/rides/:postId/participants/count',
    answer: async (ctx, { params: { postId = '' } }) => ({ count: (await requireRide(ctx, postId)).participantCount }),
  },
  {
    method: 'GET',
    path: '/rides/:postId/participants/:userId',
    answer: async (ctx, { params: { postId = '', userId = '' } }) => ({
      isParticipating: await participates(ctx, postId, userId),
    }),
  },
  {
    method: 'GET',
    path: '/rides/saved',
    async answer(ctx, { query }) {
      const { nodes } = await listSavedRides(ctx, readPage(query, savedPageSize));
      return Promise.all(nodes.map((post) => presentPost(ctx, post)));
    },
  },
  {
    method: 'POST',
    path: '/rides/:postId/save',
    answer: (ctx, { params: { postId = '' } }) => save(ctx, postId, true),
  },
  {
    method: 'DELETE',
    path: '/rides/:postId/save',
    answer: (ctx, { params: { postId = '' } }) => save(ctx, postId, false),
  },
];
