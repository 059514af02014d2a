import Type from 'typebox';
import type { Context } from '../../context.ts';
import { inputLimits, spelled } from '../../model/inputLimits.ts';
import type { RideRow } from '../../model/rides/rideRow.ts';
import { readInstant } from '../../platform/lib/dates.ts';
import { checkInRiders, removeRideGuest, setRideGuest } from '../../rides/checkIns.ts';
import {
  checkInPeriod,
  isCheckInOpen,
  listAttendance,
  maxMaybe,
  maxRiders,
  maxWaiting,
  requireLedRide,
  setLeaderNote,
} from '../../rides/sheet.ts';
import { CheckInInput, LeaderNoteInput, RideGuestInput, TapInput, ThankRidersInput } from '../../rides/sheetInputs.ts';
import { thankRiders } from '../../rides/thanks.ts';
import { Comment, User } from './answerSchemas.ts';
import { demanded, exampleId, flag, idOf, object, optional, paging, says, text } from './fields.ts';
import { presentComment, presentUser } from './present.ts';
import { readPage } from './readFields.ts';
import { readInput, route } from './restEndpoint.ts';

const limits = inputLimits.ride;
const postId = idOf('the ride post');
const guestId = text('The id of the guest. A UUID that you generate for a new one.', {
  format: 'uuid',
  examples: [exampleId],
});
const refuses = { 404: 'Post not found, or Sheet not found for everybody but the leaders of the ride' };
const notOpen = 'Not within 2 hours before to 7 days after the start, or the ride is called off';
const pageSize = 100;

const orNull = (type: string, description: string, keywords: object = {}) =>
  Type.Unsafe<string | null>({ type: [type, 'null'], description, ...keywords });
const instant = (description: string) =>
  Type.Unsafe<Date | null>({ type: ['string', 'null'], format: 'date-time', description });

const tapFacts = {
  isHere: Type.Boolean({ description: 'Whether a leader has checked them in.' }),
  tappedAt: instant('The time of the latest tap (UTC). Null before the first.'),
};

const RideSheet = Type.Object(
  {
    riders: Type.Array(
      Type.Object({
        user: User,
        leads: Type.Boolean({ description: 'Whether they lead the ride.' }),
        paceGroupId: orNull('string', 'The id of their pace group. Null for none.', { format: 'uuid' }),
        ...tapFacts,
        rulesAcknowledged: Type.Unsafe<boolean | null>({
          type: ['boolean', 'null'],
          description:
            'Whether they have acknowledged the current rules of the group of the ride. Null without such rules.',
        }),
      }),
      { description: `The participants in the order of joining, at most ${maxRiders}.` },
    ),
    guests: Type.Array(
      Type.Object({
        id: Type.String({ format: 'uuid', description: 'The id.', examples: [exampleId] }),
        name: Type.String({ description: 'The name.' }),
        paceGroupId: orNull('string', 'The id of their pace group. Null for none.', { format: 'uuid' }),
        ...tapFacts,
      }),
      { description: `The guests, at most ${limits.guests}.` },
    ),
    waiting: Type.Array(User, { description: `The members who wait for a place, at most ${maxWaiting}.` }),
    maybe: Type.Array(User, { description: `The members who may join, at most ${maxMaybe}.` }),
    note: orNull('string', 'The note of the leaders. Null for none.'),
    opensAt: instant('From when leaders check in (UTC). Null for a ride without date or time.'),
    closesAt: instant('Until when leaders check in (UTC). Null for a ride without date or time.'),
    isOpen: Type.Boolean({ description: 'Whether leaders can check in now.' }),
    thankedAt: instant('When a leader thanked the riders (UTC). Null before.'),
  },
  { $id: 'RideSheet', description: 'The sheet of the leaders of a ride, for the day of the ride.' },
);

async function presentSheet(ctx: Context, ride: RideRow) {
  const { load } = ctx;
  const [riders, guests, waiting, maybe, facts] = await Promise.all([
    load.sheetRiders.load(ride.id),
    load.guestsOfRide.load(ride.id),
    load.sheetWaiting.load(ride.id),
    load.sheetMaybe.load(ride.id),
    load.sheetFacts.load(ride.id),
  ]);
  const { opensAt, closesAt } = checkInPeriod(ride) ?? { opensAt: null, closesAt: null };
  return {
    riders: riders.map(({ leads, paceGroupId, isHere, tappedAt, rulesAcknowledged, ...user }) => ({
      user: presentUser(ctx, user),
      leads,
      paceGroupId,
      isHere,
      tappedAt,
      rulesAcknowledged,
    })),
    guests: guests.map(({ id, name, paceGroupId, isHere, tappedAt }) => ({ id, name, paceGroupId, isHere, tappedAt })),
    waiting: waiting.map((user) => presentUser(ctx, user)),
    maybe: maybe.map((user) => presentUser(ctx, user)),
    note: facts?.note ?? null,
    opensAt,
    closesAt,
    isOpen: isCheckInOpen(ctx, ride),
    thankedAt: facts?.thankedAt ?? null,
  };
}

const tap = object('A tap.', {
  riderId: demanded(idOf('the participant or the guest')),
  isHere: demanded(flag('true to check the rider in, false to take that back.')),
  at: demanded(
    text(
      'The time of the tap. For each rider, the latest tap counts. A time in the future counts as now.',
      { format: 'date-time', examples: ['2026-06-13T07:58:00Z'] },
      'must be an instant such as 2030-05-01T07:00:00Z',
    ),
  ),
});

type TapBody = { riderId?: unknown; isHere?: unknown; at?: string | null };
const readTap = ({ riderId, isHere, at }: TapBody) =>
  Object.assign(new TapInput(), { riderId, isHere, at: at && (readInstant(at) ?? at) });

/** The day of a ride: the sheet of its leaders, check-in and attendance. */
export const sheetEndpoints = [
  route({
    method: 'GET',
    path: '/rides/{postId}/sheet',
    summary: 'Read the sheet of a ride that you lead',
    description: 'Only its author and co-leaders can read it.',
    isForMembers: true,
    params: { postId },
    returns: RideSheet,
    refuses,
    answer: async (ctx, { params: { postId } }) => presentSheet(ctx, await requireLedRide(ctx, postId)),
  }),
  route({
    method: 'PUT',
    path: '/rides/{postId}/check-ins',
    summary: 'Check riders in',
    description:
      'For each rider the latest tap counts, in whichever order the taps arrive. Taps for riders who are no longer on the sheet have no effect. You can send the same taps again.',
    params: { postId },
    body: {
      taps: demanded(
        Type.Array(tap, {
          description: `1 to ${limits.taps} taps.`,
          maxItems: limits.taps,
          examples: [[{ riderId: exampleId, isHere: true, at: '2030-05-01T07:00:00Z' }]],
          [says]: 'must be a list of taps',
        }),
      ),
    },
    returns: RideSheet,
    refuses: { 400: notOpen, ...refuses },
    async answer(ctx, { params: { postId }, body: { taps } }) {
      const input = await readInput(CheckInInput, { postId, taps: taps?.map(readTap) });
      return presentSheet(ctx, await checkInRiders(ctx, input));
    },
  }),
  route({
    method: 'PUT',
    path: '/rides/{postId}/guests/{guestId}',
    summary: 'Add or change a guest of a ride that you lead',
    description:
      'Only leaders see guests. Guests take no place of the ride, but one of their pace group. They are deleted 30 days after the ride.',
    params: { postId, guestId },
    body: {
      name: demanded(text(`The name: 1 to ${limits.guestName} characters.`, { examples: ['Joan Spokes'] })),
      paceGroupId: optional(
        idOf(
          'the pace group of the guest, who takes one of its places. Null for none. When omitted: for a new guest your group, if it has a free place; otherwise the group stays as it is',
        ),
      ),
    },
    returns: RideSheet,
    refuses: {
      400: `The ride has ${limits.guests} guests`,
      409: 'The id belongs to another guest, or the pace group is full',
      404: `${refuses[404]}, or Pace group not found`,
    },
    async answer(ctx, { params, body: { name, paceGroupId } }) {
      const input = await readInput(RideGuestInput, { ...params, name, paceGroupId });
      return presentSheet(ctx, await setRideGuest(ctx, input));
    },
  }),
  route({
    method: 'DELETE',
    path: '/rides/{postId}/guests/{guestId}',
    summary: 'Remove a guest of a ride that you lead',
    description: 'Has no effect on a guest who is not on the sheet.',
    params: { postId, guestId: idOf('the guest') },
    returns: RideSheet,
    refuses,
    answer: async (ctx, { params }) => presentSheet(ctx, await removeRideGuest(ctx, params)),
  }),
  route({
    method: 'PUT',
    path: '/rides/{postId}/note',
    summary: 'Write the note on the sheet of a ride that you lead',
    description: 'Only its leaders can read it. A blank text removes it.',
    params: { postId },
    body: {
      note: demanded(text(`At most ${spelled(limits.leaderNote)} characters.`, { examples: ['Regroup at the weir'] })),
      replaces: Type.Optional(
        text(
          'The note that the new one replaces, as you have read it; a blank text for none. When the sheet has another note, that one stays, and the answer is CONFLICT. When omitted, any note is replaced.',
        ),
      ),
    },
    returns: RideSheet,
    refuses: { ...refuses, 409: 'The sheet has another note than the one in `replaces`' },
    async answer(ctx, { params: { postId }, body: { note, replaces } }) {
      return presentSheet(ctx, await setLeaderNote(ctx, await readInput(LeaderNoteInput, { postId, note, replaces })));
    },
  }),
  route({
    method: 'POST',
    path: '/rides/{postId}/thanks',
    summary: 'Thank the riders of a ride that you lead',
    description: 'The thanks are a comment. Everyone who was there is notified. Once for each ride.',
    params: { postId },
    body: { text: demanded(text(`1 to ${limits.thanks} characters.`, { examples: ['Thank you for riding'] })) },
    status: 201,
    returns: Comment,
    refuses: {
      400: 'The ride has not started yet, or nobody was checked in',
      409: 'The riders of this ride have been thanked',
      ...refuses,
    },
    answer: async (ctx, { params: { postId }, body: { text } }) =>
      presentComment(await thankRiders(ctx, await readInput(ThankRidersInput, { postId, text }))),
  }),
  route({
    method: 'GET',
    path: '/rides/{postId}/attendance',
    summary: 'List who was there',
    description: 'After the start, for the leaders and participants of the ride. Empty when nobody was checked in.',
    isForMembers: true,
    params: { postId },
    query: paging(pageSize),
    returns: Type.Array(User, { description: 'In the order of joining.' }),
    refuses: { 404: 'Post not found, or Attendance not found' },
    async answer(ctx, { params: { postId }, query }) {
      const { nodes } = await listAttendance(ctx, postId, readPage(query, pageSize));
      return nodes.map((user) => presentUser(ctx, user));
    },
  }),
];
