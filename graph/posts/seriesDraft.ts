import type { EntityManager } from '@mikro-orm/postgresql';
import { Post } from '../model/posts/Post.ts';
import { copyPaceGroups } from '../model/rides/paceGroupRows.ts';
import { Ride } from '../model/rides/Ride.ts';
import { RideParticipant } from '../model/rides/RideParticipant.ts';
import { maxSeriesDates, RideSeries } from '../model/rides/RideSeries.ts';
import { RideSeriesMember } from '../model/rides/RideSeriesMember.ts';
import { giveTurns, notYet } from '../model/rides/seriesTriggers.ts';
import { isCalendarDay } from '../platform/lib/dates.ts';
import { badInput } from '../platform/lib/errors.ts';
import { newId } from '../platform/lib/ids.ts';
import { type Recurrence, readRecurrence, recurrenceDates, recurrenceText } from '../platform/lib/recurrence.ts';
import { isRideAhead } from './ridesAhead.ts';

// A new series: its first date is the ride of the input, and the others are copies of it.

export interface SeriesDraft {
  readonly series: RideSeries;
  /** The rows of the series and of its later dates, not those of the first date. */
  readonly rows: readonly object[];
}

const ruleFault =
  'repeats must be a rule such as FREQ=WEEKLY;BYDAY=TU;COUNT=10 or FREQ=MONTHLY;BYDAY=-1SU;UNTIL=20301231';

/** The rule of a text. Throws BAD_USER_INPUT for a text that is no rule. */
export function requireRecurrence(text: string): Recurrence {
  const rule = readRecurrence(text);
  if (!rule) throw badInput(ruleFault, 'repeats');
  return rule;
}

function datesOf(rule: Recurrence, start: string): string[] {
  const dates = recurrenceDates(rule, start, maxSeriesDates + 1);
  if (dates[0] !== start) throw badInput('The first date must be a day of the rule', 'repeats');
  if (dates.length < 2) throw badInput('A series has at least 2 dates', 'repeats');
  if (dates.length > maxSeriesDates) throw badInput(`A series has at most ${maxSeriesDates} dates`, 'repeats');
  return dates;
}

interface Repeating {
  readonly repeats?: string | null;
  readonly ride?: { readonly date?: string | null } | null;
}

/** The number of dates of a new post: 1 unless it starts a series. A text that is no rule is refused later. */
export function countDates({ repeats, ride }: Repeating): number {
  const rule = repeats ? readRecurrence(repeats) : null;
  return rule && ride?.date && isCalendarDay(ride.date) ? recurrenceDates(rule, ride.date, maxSeriesDates).length : 1;
}

/** The plan of a ride, which all dates of a series share. */
export const sharedFacts = [
  'distance',
  'pace',
  'type',
  'elevation',
  'time',
  'timeZone',
  'location',
  'meetingLat',
  'meetingLng',
  'duration',
  'difficulty',
  'surface',
  'noDrop',
  'needsLights',
  'paceMin',
  'paceMax',
  'routeId',
  'places',
  'seriesId',
] as const satisfies (keyof Ride)[];

/** The facts of a day. A column of rides that is in neither list does not compile. */
const factsOfDay = {
  startsAt: null,
  calledOffAt: null,
  calledOffReason: null,
  participantCount: 0,
  paceGroupCount: 0,
  waitingCount: 0,
  maybeCount: 0,
  momentCount: 0,
  hereCount: 0,
  leaderNote: null,
  thankedAt: null,
  startMovedAt: null,
  knownUntil: null,
  knownStart: null,
  knownEnd: null,
  replannedAt: null,
  sequence: 0,
} satisfies Omit<Ride, (typeof sharedFacts)[number] | 'id' | 'date' | 'seriesDate' | 'changedAt'>;

/** A copy of a date of a series on another day of its rule. */
export function copyOf(post: Post, ride: Ride, date: string): { post: Post; ride: Ride } {
  const id = newId();
  const counts = { likeCount: 0, commentCount: 0, createdAt: notYet, updatedAt: notYet };
  const day = { id, date, seriesDate: date, changedAt: new Date() };
  return {
    post: Object.assign(new Post(), post, { id, ...counts }),
    ride: Object.assign(new Ride(), ride, factsOfDay, day),
  };
}

const takesPart = (rideId: string, userId: string, createdAt: Date) =>
  Object.assign(new RideParticipant(), { rideId, userId, createdAt });

/** Makes the ride the first date of a new series. Throws BAD_USER_INPUT for a rule that rides do not use. */
export function draftSeries(post: Post, ride: Ride, repeats: string): SeriesDraft {
  const rule = requireRecurrence(repeats);
  const { date, time, timeZone } = ride;
  const { authorId, createdAt } = post;
  if (!date || !time) throw badInput('A series needs a date and a time', 'repeats');
  const [, ...later] = datesOf(rule, date);
  const series = Object.assign(new RideSeries(), { authorId, createdAt });
  Object.assign(series, { rule: recurrenceText(rule), startsOn: date, time, timeZone });
  Object.assign(ride, { seriesId: series.id, seriesDate: date });
  const member = Object.assign(new RideSeriesMember(), { seriesId: series.id, userId: authorId, createdAt });
  const rows = later
    .map((day) => copyOf(post, ride, day))
    .flatMap((copy) => [copy.post, copy.ride, takesPart(copy.ride.id, authorId, createdAt)]);
  return { series, rows: [series, member, ...rows] };
}

/** Gives the dates of a series that was just written the pace groups of the first one, and their turns in feeds. Throws BAD_USER_INPUT if the first is not in the future. */
export async function startSeries(em: EntityManager, { series, postId }: Started, now: Date): Promise<void> {
  if (!(await isRideAhead(em, postId, now))) throw badInput('A series starts in the future', 'ride.date');
  const later = series.rows.filter((row) => row instanceof Ride).map(({ id }) => id);
  await copyPaceGroups(em, postId, later);
  await em.execute(giveTurns('?'), [series.series.id]);
}

interface Started {
  readonly series: SeriesDraft;
  /** The post of the first date. */
  readonly postId: string;
}
