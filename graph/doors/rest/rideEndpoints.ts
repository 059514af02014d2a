import Type from 'typebox';
import type { CalendarFile } from '../../calendars/CalendarFile.ts';
import { requireRideCalendar } from '../../calendars/rideCalendar.ts';
import type { Context } from '../../context.ts';
import { requirePost } from '../../posts/posts.ts';
import { callOffRide, putRideOnAgain } from '../../rides/callingOff.ts';
import { CallOffRideInput, maxReason } from '../../rides/callOffInputs.ts';
import { setRideParticipation } from '../../rides/participation.ts';
import { findRide, participates, requireRide } from '../../rides/rides.ts';
import { listSavedRides, setRideSaved } from '../../rides/savedRides.ts';
import { Post } from './answerSchemas.ts';
import { demanded, idOf, ownId, ownIdInPath, paging, text } from './fields.ts';
import { paceGroupMember } from './paceGroupBody.ts';
import { presentPost, presentWholePost } from './present.ts';
import { readPage } from './readFields.ts';
import { readInput, route } from './restEndpoint.ts';

const savedPageSize = 100;
const postId = idOf('the ride post');
const unknown = { 404: 'Post not found, or Ride not found for a plain post' };

const notOpen = 'Cannot join a ride that has already passed, or that is called off';

const count = Type.Integer({ minimum: 0, description: 'The number of participants.' });
const isParticipating = Type.Boolean({ description: 'Whether the member participates.' });
const countIfSeen = Type.Unsafe<number | null>({
  type: ['integer', 'null'],
  minimum: 0,
  description: 'The number of participants. Null if you can no longer see the ride.',
});
const Participation = Type.Object(
  { count: countIfSeen, isParticipating },
  { $id: 'Participation', description: 'Your participation and the number of participants.' },
);
const SavedRide = Type.Object(
  { isSaved: Type.Boolean({ description: 'Whether the ride is on your list.' }) },
  { $id: 'SavedRide', description: 'Whether you have saved a ride.' },
);

async function participate(ctx: Context, postId: string, participating: boolean, paceGroupId?: string | null) {
  const { id } = (await setRideParticipation(ctx, postId, participating, paceGroupId)).ride;
  const ride = await findRide(ctx, id);
  return { count: ride?.participantCount ?? null, isParticipating: await ctx.load.viewerIsParticipating.load(id) };
}

async function save(ctx: Context, postId: string, saved: boolean) {
  const { ride } = await setRideSaved(ctx, postId, saved);
  return { isSaved: await ctx.load.viewerHasSaved.load(ride.id) };
}

/** Section 7 of the specification: Rides. Also saved rides. */
export const rideEndpoints = [
  route({
    method: 'POST',
    path: '/rides/{postId}/join',
    summary: 'Join a ride',
    description: 'Joining again has no effect, unless you name another pace group: then you move to it.',
    params: { postId },
    body: { userId: ownId, paceGroupId: paceGroupMember },
    returns: Participation,
    refuses: {
      400: notOpen,
      409: 'The ride or the pace group is full: ask for a place with `PUT /rides/{postId}/waiting`',
      ...unknown,
    },
    answer: (ctx, { params: { postId }, body: { paceGroupId } }) => participate(ctx, postId, true, paceGroupId),
  }),
  route({
    method: 'DELETE',
    path: '/rides/{postId}/leave/{userId}',
    summary: 'Leave a ride',
    description: 'Always succeeds, also for past rides and rides that you can no longer see.',
    params: { postId, userId: ownIdInPath },
    returns: Participation,
    refuses: unknown,
    answer: (ctx, { params: { postId } }) => participate(ctx, postId, false),
  }),
  route({
    method: 'PUT',
    path: '/rides/{postId}/call-off',
    summary: 'Call off your ride',
    description:
      'The ride stays visible with the reason, and its participants are notified. A second request changes the reason.',
    params: { postId },
    body: { reason: demanded(text(`1 to ${maxReason} characters.`, { examples: ['Ice on the roads'] })) },
    returns: Post,
    refuses: { 400: 'The ride has already started', 403: 'You may not edit this post', ...unknown },
    async answer(ctx, { params: { postId }, body: { reason } }) {
      await callOffRide(ctx, await readInput(CallOffRideInput, { postId, reason }));
      return presentWholePost(ctx, await requirePost(ctx, 'read', postId));
    },
  }),
  route({
    method: 'DELETE',
    path: '/rides/{postId}/call-off',
    summary: 'Put your ride on again',
    description: 'Its participants still take part and are notified. Has no effect on a ride that takes place.',
    params: { postId },
    returns: Post,
    refuses: { 400: 'The ride has already started', 403: 'You may not edit this post', ...unknown },
    async answer(ctx, { params: { postId } }) {
      await putRideOnAgain(ctx, postId);
      return presentWholePost(ctx, await requirePost(ctx, 'read', postId));
    },
  }),
  route({
    method: 'GET',
    path: '/rides/{postId}/participants/count',
    summary: 'Count the participants of a ride',
    description: 'The count includes the author, until they leave.',
    params: { postId },
    returns: Type.Object({ count }, { $id: 'ParticipantCount', description: 'The number of participants of a ride.' }),
    refuses: unknown,
    answer: async (ctx, { params: { postId } }) => ({ count: (await requireRide(ctx, postId)).participantCount }),
  }),
  route({
    method: 'GET',
    path: '/rides/{postId}/participants/{userId}',
    summary: 'Check whether a member participates in a ride',
    description: 'Returns `false` also for a ride that you cannot read.',
    params: { postId, userId: idOf('the member') },
    returns: Type.Object({ isParticipating }, { $id: 'Participant', description: 'Whether a member participates.' }),
    answer: async (ctx, { params: { postId, userId } }) => ({
      isParticipating: await participates(ctx, postId, userId),
    }),
  }),
  route({
    method: 'GET',
    path: '/rides/{postId}/ride.ics',
    summary: 'Get a ride as a calendar file',
    description: 'A file for calendar programs. It contains the ride, but no participants.',
    params: { postId },
    answersFile: 'text/calendar; charset=utf-8',
    returns: Type.Unsafe<CalendarFile>({
      type: 'string',
      description: 'An iCalendar file (RFC 5545) with one event.',
    }),
    refuses: { 400: 'This ride has no date and time', ...unknown },
    answer: (ctx, { params: { postId }, origin }) => requireRideCalendar(ctx, postId, origin),
  }),
  route({
    method: 'GET',
    path: '/rides/saved',
    summary: 'List the rides that you have saved',
    description: 'Rides that you may join are among them. The list leaves out rides that you can no longer read.',
    isForMembers: true,
    query: paging(savedPageSize),
    returns: Type.Array(Post, { description: 'The latest saved ride comes first.' }),
    async answer(ctx, { query }) {
      const { nodes } = await listSavedRides(ctx, readPage(query, savedPageSize));
      return Promise.all(nodes.map((post) => presentPost(ctx, post)));
    },
  }),
  route({
    method: 'POST',
    path: '/rides/{postId}/save',
    summary: 'Save a ride',
    description: 'Only you can see the list. Saving again has no effect.',
    params: { postId },
    returns: SavedRide,
    refuses: unknown,
    answer: (ctx, { params: { postId } }) => save(ctx, postId, true),
  }),
  route({
    method: 'DELETE',
    path: '/rides/{postId}/save',
    summary: 'Remove a ride from your saved rides',
    description: 'Works even if you can no longer see the ride.',
    params: { postId },
    returns: SavedRide,
    refuses: unknown,
    answer: (ctx, { params: { postId } }) => save(ctx, postId, false),
  }),
];
