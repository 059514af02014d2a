import Type from 'typebox';
import type { RideCalendar } from '../calendars/rideCalendar.ts';
import { requireRideCalendar } from '../calendars/rideCalendar.ts';
import type { Context } from '../context.ts';
import { findRide, participates, requireRide, setRideParticipation } from '../rides/rides.ts';
import { listSavedRides, setRideSaved } from '../rides/savedRides.ts';
import { Post } from './answerSchemas.ts';
import { idOf, ownId, ownIdInPath, paging } from './fields.ts';
import { presentPost } from './present.ts';
import { readPage } from './readFields.ts';
import { route } from './restRoute.ts';

const savedPageSize = 100;
const postId = idOf('the ride post');
const unknown = { 404: 'Post not found, or Ride not found for a plain post' };

const count = Type.Integer({ minimum: 0, description: 'How many take part.' });
const isParticipating = Type.Boolean({ description: 'Whether the member takes part.' });
const countIfSeen = Type.Unsafe<number | null>({
  type: ['integer', 'null'],
  minimum: 0,
  description: 'How many take part, null where the ride has been hidden from you since you joined.',
});
const Participation = Type.Object(
  { count: countIfSeen, isParticipating },
  { $id: 'Participation', description: 'Where you stand with a ride.' },
);
const SavedRide = Type.Object(
  { isSaved: Type.Boolean({ description: 'Whether it is on your list.' }) },
  { $id: 'SavedRide', description: 'Whether you keep a ride for later.' },
);

async function participate(ctx: Context, postId: string, participating: boolean) {
  const { id } = (await setRideParticipation(ctx, postId, participating)).ride;
  const ride = await findRide(ctx, id);
  return { count: ride?.participantCount ?? null, isParticipating: await ctx.load.viewerIsParticipating.load(id) };
}

async function save(ctx: Context, postId: string, saved: boolean) {
  const { ride } = await setRideSaved(ctx, postId, saved);
  return { isSaved: await ctx.load.viewerHasSaved.load(ride.id) };
}

/** The specification's section 7, Rides, and the rides that a member keeps for later. */
export const rideRoutes = [
  route({
    method: 'POST',
    path: '/rides/{postId}/join',
    summary: 'Join a ride',
    description: 'Twice is once.',
    params: { postId },
    body: { userId: ownId },
    returns: Participation,
    refuses: { 400: 'Cannot join a ride that has already passed', ...unknown },
    answer: (ctx, { params: { postId } }) => participate(ctx, postId, true),
  }),
  route({
    method: 'DELETE',
    path: '/rides/{postId}/leave/{userId}',
    summary: 'Leave a ride',
    description: 'Always works, also once the ride is past or has been hidden from you.',
    params: { postId, userId: ownIdInPath },
    returns: Participation,
    refuses: unknown,
    answer: (ctx, { params: { postId } }) => participate(ctx, postId, false),
  }),
  route({
    method: 'GET',
    path: '/rides/{postId}/participants/count',
    summary: 'How many take part in a ride',
    params: { postId },
    returns: Type.Object({ count }, { $id: 'ParticipantCount', description: 'How many take part in a ride.' }),
    refuses: unknown,
    answer: async (ctx, { params: { postId } }) => ({ count: (await requireRide(ctx, postId)).participantCount }),
  }),
  route({
    method: 'GET',
    path: '/rides/{postId}/participants/{userId}',
    summary: 'Whether a member takes part in a ride',
    description: 'False also for a ride that one may not read.',
    params: { postId, userId: idOf('the member') },
    returns: Type.Object({ isParticipating }, { $id: 'Participant', description: 'Whether a member takes part.' }),
    answer: async (ctx, { params: { postId, userId } }) => ({
      isParticipating: await participates(ctx, postId, userId),
    }),
  }),
  route({
    method: 'GET',
    path: '/rides/{postId}/ride.ics',
    summary: 'A ride as a calendar file',
    description: 'For the calendar of a phone or computer. It tells of the ride itself, and of nobody who takes part.',
    params: { postId },
    answersFile: 'text/calendar; charset=utf-8',
    returns: Type.Unsafe<RideCalendar>({
      type: 'string',
      description: 'An iCalendar file, by RFC 5545, of one event.',
    }),
    refuses: { 400: 'This ride has no date and time', ...unknown },
    answer: (ctx, { params: { postId }, origin }) => requireRideCalendar(ctx, postId, origin),
  }),
  route({
    method: 'GET',
    path: '/rides/saved',
    summary: 'The rides that one has saved',
    isForMembers: true,
    query: paging(savedPageSize),
    returns: Type.Array(Post, { description: 'The latest saved first.' }),
    async answer(ctx, { query }) {
      const { nodes } = await listSavedRides(ctx, readPage(query, savedPageSize));
      return Promise.all(nodes.map((post) => presentPost(ctx, post)));
    },
  }),
  route({
    method: 'POST',
    path: '/rides/{postId}/save',
    summary: 'Keep a ride for later',
    params: { postId },
    returns: SavedRide,
    refuses: unknown,
    answer: (ctx, { params: { postId } }) => save(ctx, postId, true),
  }),
  route({
    method: 'DELETE',
    path: '/rides/{postId}/save',
    summary: 'Take a ride off one’s list',
    params: { postId },
    returns: SavedRide,
    refuses: unknown,
    answer: (ctx, { params: { postId } }) => save(ctx, postId, false),
  }),
];
