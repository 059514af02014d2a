import type { NextRidesQueryVariables } from '../generated.ts';
import type { Units } from '../lib/formatDistance.ts';
import { kilometresInMile } from '../lib/formatDistance.ts';
import { difficultyTexts, dropTexts, surfaceTexts } from '../rides/choiceTexts.ts';
import { keyIn } from '../rides/rideChoices.ts';

/** The filters of Next Rides, as in the address. An empty text does not filter. */
export interface RideFilter {
  /** A calendar day of the reader, YYYY-MM-DD, or 'weekend'. */
  day: string;
  /** One of `distanceBands`. */
  distance: string;
  type: string;
  group: string;
  /** One of `paceBands`. */
  pace: string;
  difficulty: string;
  surface: string;
  /** The keys of `dropTexts`. */
  drop: string;
  followed: boolean;
}

export const noFilter: RideFilter = {
  day: '',
  distance: '',
  type: '',
  group: '',
  pace: '',
  difficulty: '',
  surface: '',
  drop: '',
  followed: false,
};
export const WEEKEND = 'weekend';
const DAYS_OFFERED = 14;
const SATURDAY = 6;

interface Band {
  value: string;
  /** The upper limit of the previous band, in the reader's units. */
  from?: number;
  to?: number;
}

const bands: Record<Units, readonly Band[]> = {
  IMPERIAL: [
    { value: 'short', to: 20 },
    { value: 'medium', from: 20, to: 40 },
    { value: 'long', from: 40, to: 60 },
    { value: 'epic', from: 60 },
  ],
  METRIC: [
    { value: 'short', to: 30 },
    { value: 'medium', from: 30, to: 60 },
    { value: 'long', from: 60, to: 100 },
    { value: 'epic', from: 100 },
  ],
};

const paces: Record<Units, readonly Band[]> = {
  IMPERIAL: [
    { value: 'leisurely', to: 12 },
    { value: 'steady', from: 12, to: 15 },
    { value: 'brisk', from: 15, to: 18 },
    { value: 'fast', from: 18 },
  ],
  METRIC: [
    { value: 'leisurely', to: 20 },
    { value: 'steady', from: 20, to: 25 },
    { value: 'brisk', from: 25, to: 30 },
    { value: 'fast', from: 30 },
  ],
};

const unitWords: Record<Units, string> = { IMPERIAL: 'mi', METRIC: 'km' };
const speedWords: Record<Units, string> = { IMPERIAL: 'mph', METRIC: 'km/h' };

/** The distance options, in round numbers of the reader's units: 'Up to 20 mi', '20–40 mi', 'Over 60 mi'. */
export const distanceBands = (units: Units) => optionsOf(bands[units], unitWords[units]);

/** The pace options, in round numbers of the reader's units: 'Up to 12 mph', '12–15 mph'. */
export const paceBands = (units: Units) => optionsOf(paces[units], speedWords[units]);

const optionsOf = (offered: readonly Band[], unit: string): { value: string; label: string }[] =>
  offered.map(({ value, from, to }) => {
    if (from === undefined) return { value, label: `Up to ${to} ${unit}` };
    return { value, label: to === undefined ? `Over ${from} ${unit}` : `${from}–${to} ${unit}` };
  });

const dayFormat = new Intl.DateTimeFormat('en', { weekday: 'short', month: 'short', day: 'numeric' });

const midnight = (now: Date, days: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
const pad = (part: number) => String(part).padStart(2, '0');
const nameOf = (day: Date) => `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`;

/** The day options: today, tomorrow, the next weekend, and two weeks of dates. */
export function dayOptions(now: Date): { value: string; label: string }[] {
  const days = Array.from({ length: DAYS_OFFERED }, (_, index) => midnight(now, index));
  const [today, tomorrow, ...others] = days.map((day) => ({ value: nameOf(day), label: dayFormat.format(day) }));
  return [
    ...(today ? [{ ...today, label: 'Today' }] : []),
    ...(tomorrow ? [{ ...tomorrow, label: 'Tomorrow' }] : []),
    { value: WEEKEND, label: 'This weekend' },
    ...others,
  ];
}

/** The first and the last midnight, as days from today. Null for every day. */
function spanOf(day: string, now: Date): { from: number; to: number } | null {
  if (day === WEEKEND) {
    const weekday = now.getDay();
    return weekday === 0 ? { from: 0, to: 1 } : { from: SATURDAY - weekday, to: SATURDAY - weekday + 2 };
  }
  const from = Array.from({ length: DAYS_OFFERED }, (_, index) => index).find(
    (index) => nameOf(midnight(now, index)) === day,
  );
  return from === undefined ? null : { from, to: from + 1 };
}

/**
 * From today on needs no `from`: the server starts at the present. Our own instant would create another cached list on
 * each visit.
 */
function daysOf(day: string, now: Date): Pick<NextRidesQueryVariables, 'from' | 'to'> {
  const span = spanOf(day, now);
  if (!span) return {};
  const from = span.from > 0 ? midnight(now, span.from).toISOString() : undefined;
  return { from, to: midnight(now, span.to).toISOString() };
}

/** The limits of a band in miles, or in miles an hour. */
function limitsOf(offered: readonly Band[], chosen: string, units: Units): [from?: number, to?: number] {
  const { from, to } = offered.find(({ value }) => value === chosen) ?? {};
  const inMiles = (length: number | undefined) =>
    length !== undefined && units === 'METRIC' ? length / kilometresInMile : length;
  return [inMiles(from), inMiles(to)];
}

/** The variables of the query. */
export function rideVariables(filter: RideFilter, units: Units, now: Date): Omit<NextRidesQueryVariables, 'signedIn'> {
  const [minimumDistance, maximumDistance] = limitsOf(bands[units], filter.distance, units);
  const [minimumPace, maximumPace] = limitsOf(paces[units], filter.pace, units);
  return {
    ...daysOf(filter.day, now),
    ...{ minimumDistance, maximumDistance, minimumPace, maximumPace },
    difficulty: keyIn(difficultyTexts, filter.difficulty),
    surface: keyIn(surfaceTexts, filter.surface),
    noDrop: keyIn(dropTexts, filter.drop) && filter.drop === 'NO_DROP',
    type: filter.type || undefined,
    groupId: filter.group || undefined,
    followedGoing: filter.followed || undefined,
  };
}
