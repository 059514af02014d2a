import Type from 'typebox';
import type { Context } from '../../context.ts';
import { inputLimits } from '../../model/inputLimits.ts';
import { seriesIdOf } from '../../model/rides/RideSeries.ts';
import { badInput } from '../../platform/lib/errors.ts';
import { endSeries } from '../../posts/seriesEnd.ts';
import { extendSeries } from '../../posts/seriesExtension.ts';
import { EndSeriesArguments, ExtendSeriesInput, JoinedDates, untilDescription } from '../../posts/seriesInputs.ts';
import { findRide, requireRide } from '../../rides/rides.ts';
import { setSeriesParticipation } from '../../rides/series.ts';
import { demanded, idOf, optional, ownId, ownIdInPath, queried, text } from './fields.ts';
import { readInput, route } from './restEndpoint.ts';
import { seriesFacts } from './rideMembers.ts';

const postId = idOf('the post of any of its dates');
const paceGroupId = optional(
  idOf(
    'a pace group of this date. On each date you join the group with its letter, or no group if there is none. Without one, you join no group, or keep your letter of the series',
  ),
);
const reasonLength = inputLimits.ride.calledOffReason;

function readJoinedDates(text: string | undefined): JoinedDates {
  const words: readonly JoinedDates[] = Object.values(JoinedDates);
  const word = words.find((each) => each === (text ?? JoinedDates.DELETE));
  if (!word) throw badInput(`joinedDates must be ${words.join(', ')}`, 'joinedDates');
  return word;
}

const refuses = { 400: 'This ride does not repeat', 404: 'Post not found, or Ride not found for a plain post' };

const SeriesDates = Type.Object(
  {
    ...seriesFacts,
    isJoined: Type.Boolean({ description: 'Whether you have joined all dates, new ones too.' }),
    dates: Type.Array(
      Type.Object({
        postId: Type.String({ description: 'The id of the ride post of the date.' }),
        date: Type.String({ description: 'The local day of the start.' }),
        time: Type.String({ description: 'The local time of the start, HH:MM.' }),
        isCalledOff: Type.Boolean({ description: 'Whether the date does not take place.' }),
        isParticipating: Type.Boolean({ description: 'Whether you participate.' }),
        count: Type.Integer({ minimum: 0, description: 'The number of participants.' }),
      }),
      { description: 'The dates to come that you may read, the soonest first.' },
    ),
  },
  { $id: 'Series', description: 'A ride that repeats, with its dates to come.' },
);

async function present(ctx: Context, postId: string) {
  const { seriesId, seriesRule } = await requireRide(ctx, postId);
  const id = seriesIdOf({ seriesId });
  const rides = await ctx.load.datesOfSeries.load(id);
  return {
    id,
    rule: seriesRule ?? '',
    isJoined: await ctx.load.viewerHasJoinedSeries.load(id),
    dates: rides.map((ride) => ({
      postId: ride.id,
      date: ride.date ?? '',
      time: ride.time ?? '',
      isCalledOff: ride.calledOffAt !== null,
      isParticipating: ride.viewerIsParticipating ?? false,
      count: ride.participantCount,
    })),
  };
}

/** Series of rides. */
export const seriesEndpoints = [
  route({
    method: 'GET',
    path: '/rides/{postId}/series',
    summary: 'List the dates of a ride that repeats',
    description: 'Each date is a ride post of its own.',
    params: { postId },
    returns: SeriesDates,
    refuses,
    answer: (ctx, { params: { postId } }) => present(ctx, postId),
  }),
  route({
    method: 'PATCH',
    path: '/rides/{postId}/series',
    summary: 'Extend your series',
    description:
      'Members who have joined the series take part in the new dates. Has no effect if `until` adds no date.',
    params: { postId },
    body: { until: demanded(text(untilDescription, { format: 'date', examples: ['2030-06-01'] })) },
    returns: SeriesDates,
    refuses: {
      ...refuses,
      400: 'This ride does not repeat, or too many dates',
      403: 'You may not edit this post',
      409: 'You have 500 rides that start in the future',
    },
    async answer(ctx, { params: { postId }, body: { until } }) {
      const { id } = await extendSeries(ctx, await readInput(ExtendSeriesInput, { postId, until }));
      return present(ctx, id);
    },
  }),
  route({
    method: 'DELETE',
    path: '/rides/{postId}/series',
    summary: 'End your series from a date on',
    description:
      'Deletes this date and all later ones. Dates that other members have joined or wait for can be called off instead, or kept. Past dates stay. Each participant is notified once.',
    params: { postId: idOf('the post of the first date that ends') },
    query: {
      joinedDates: queried(
        'The dates that other members have joined or wait for: `delete`, `callOff`, which leaves them visible, or `keep`.',
        { enum: Object.values(JoinedDates), default: JoinedDates.DELETE },
      ),
      reason: queried(`For \`callOff\`: why these dates do not take place, at most ${reasonLength} characters.`),
    },
    returns: Type.Object(
      {
        deletedPostIds: Type.Array(Type.String({ format: 'uuid' }), { description: 'The ids of the deleted posts.' }),
        calledOffPostIds: Type.Array(Type.String({ format: 'uuid' }), {
          description: 'The ids of the posts whose rides are called off now.',
        }),
      },
      { $id: 'EndedSeries', description: 'The dates that a series has lost.' },
    ),
    refuses: { ...refuses, 400: `${refuses[400]}, or no reason to call off`, 403: 'You may not delete this post' },
    async answer(ctx, { params: { postId }, query: { joinedDates, reason } }) {
      const ending = { postId, joinedDates: readJoinedDates(joinedDates), reason };
      const { deletedPostIds, calledOff } = await endSeries(ctx, await readInput(EndSeriesArguments, ending));
      return { deletedPostIds, calledOffPostIds: calledOff.map(({ id }) => id) };
    },
  }),
  route({
    method: 'POST',
    path: '/rides/{postId}/series/join',
    summary: 'Join all dates of a series',
    description:
      'Also its new dates. For a full date or pace group you wait for a place. Joining again has no effect, but for another pace group: you move to it on each date on which it has a place.',
    params: { postId },
    body: { userId: ownId, paceGroupId },
    returns: SeriesDates,
    refuses: { ...refuses, 404: 'Post not found, Ride not found for a plain post, or Pace group not found' },
    async answer(ctx, { params: { postId }, body: { paceGroupId } }) {
      await setSeriesParticipation(ctx, postId, true, paceGroupId);
      return present(ctx, postId);
    },
  }),
  route({
    method: 'DELETE',
    path: '/rides/{postId}/series/leave/{userId}',
    summary: 'Leave all dates of a series',
    description: 'Past dates stay. Succeeds also for a date that you participate in and can no longer see.',
    params: { postId, userId: ownIdInPath },
    returns: Type.Object(
      { isJoined: Type.Boolean({ description: 'Whether you have joined all dates.' }) },
      { $id: 'SeriesMembership', description: 'Your membership of a series.' },
    ),
    refuses,
    async answer(ctx, { params: { postId } }) {
      const { ride } = await setSeriesParticipation(ctx, postId, false);
      const seen = await findRide(ctx, ride.id);
      return { isJoined: seen?.seriesId ? await ctx.load.viewerHasJoinedSeries.load(seen.seriesId) : false };
    },
  }),
];
