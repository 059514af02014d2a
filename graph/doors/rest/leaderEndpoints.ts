import Type from 'typebox';
import type { Context } from '../../context.ts';
import { inputLimits } from '../../model/inputLimits.ts';
import { listLeaders, setRideLeader } from '../../rides/leaders.ts';
import { findRide } from '../../rides/rides.ts';
import { User } from './answerSchemas.ts';
import { flag, idOf, optional, queried } from './fields.ts';
import { presentUser } from './present.ts';
import { route } from './restEndpoint.ts';

const most = inputLimits.ride.coLeaders;
const postId = idOf('the ride post');
const unknown = { 404: 'Post not found, or Ride not found for a plain post' };
const Leaders = Type.Array(User, { description: `The author, then at most ${most} co-leaders.` });

async function presentLeaders(ctx: Context, postId: string) {
  const ride = await findRide(ctx, postId);
  const leaders = ride ? await ctx.load.leadersOfRide.load(ride.id) : [];
  return leaders.map((user) => presentUser(ctx, user));
}

async function set(ctx: Context, leading: Parameters<typeof setRideLeader>[1]) {
  const { id } = await setRideLeader(ctx, leading);
  return presentLeaders(ctx, id);
}

/** The leaders of rides. */
export const leaderEndpoints = [
  route({
    method: 'GET',
    path: '/rides/{postId}/leaders',
    summary: 'List the leaders of a ride',
    description: 'The author comes first, then the co-leaders in the order in which the author named them.',
    params: { postId },
    returns: Leaders,
    refuses: unknown,
    answer: async (ctx, { params: { postId } }) =>
      (await listLeaders(ctx, postId)).map((user) => presentUser(ctx, user)),
  }),
  route({
    method: 'PUT',
    path: '/rides/{postId}/leaders/{userId}',
    summary: 'Name a co-leader of your ride',
    description:
      'They are notified, and lead until they leave the ride. Naming the same participant again has no effect.',
    params: { postId, userId: idOf('the participant') },
    body: {
      laterDates: optional(
        flag(
          'Whether they lead all later dates of the series, too: those that they have joined, and new ones if they have joined the series. They are notified once. When omitted or null, only this date.',
        ),
      ),
    },
    returns: Leaders,
    refuses: {
      400: `The member does not participate, is you, a date has ${most} co-leaders, or the ride does not repeat`,
      403: 'You may not edit this post',
      ...unknown,
    },
    answer: (ctx, { params, body: { laterDates } }) => set(ctx, { ...params, leads: true, laterDates }),
  }),
  route({
    method: 'DELETE',
    path: '/rides/{postId}/leaders/{userId}',
    summary: 'End the leading of a co-leader',
    description:
      'The author can end it, and co-leaders their own. Has no effect on others. Empty for a ride that you can no longer see.',
    params: { postId, userId: idOf('the co-leader') },
    query: {
      laterDates: queried('`true` for all later dates of the series, new ones too.', {
        type: 'boolean',
        default: false,
      }),
    },
    returns: Leaders,
    refuses: { 400: 'The ride does not repeat', 403: 'You may not edit this post', ...unknown },
    answer: (ctx, { params, query: { laterDates } }) =>
      set(ctx, { ...params, leads: false, laterDates: laterDates === 'true' }),
  }),
];
