import { dateOf, instantOf, minute } from './calendar.ts';
import { memberOf } from './cast.ts';
import { chooseParticipants } from './company.ts';
import type { Random } from './random.ts';
import type { MomentScript, RideScript } from './scriptTypes.ts';
import type { MomentRecord, RideRecord } from './worldTypes.ts';

const kilometresPerMile = 1.609344;
/** The number of minutes between the end of a ride and its earliest report. */
const afterwards = 15;

/** The minutes from start to end, stops included, rounded to five. */
export function minutesOf({ distance, speed: [slow, fast], stops }: RideScript): number {
  const moving = (distance / ((slow + fast) / 2)) * 60;
  return Math.round((moving + stops) / 5) * 5;
}

function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest}m`;
  return rest === 0 ? `${hours}h` : `${hours}h ${rest}m`;
}

/** The pace as the author writes it, or else computed from the speed in the author's units. */
function paceText({ pace, speed, authorKey }: RideScript): string {
  if (pace) return pace;
  const isMetric = memberOf(authorKey).unitsPreference === 'METRIC';
  const [slow, fast] = speed.map((value) => Math.round(isMetric ? value * kilometresPerMile : value));
  const figures = slow === fast ? `${slow}` : `${slow}–${fast}`;
  return `${figures} ${isMetric ? 'km/h' : 'mph'}`;
}

function momentRecord(moment: MomentScript, startsAt: Date, key: string): MomentRecord {
  return {
    key,
    authorKey: moment.authorKey,
    description: moment.description ?? null,
    picture: moment.picture ?? null,
    place: moment.place ?? null,
    timestamp: new Date(startsAt.getTime() + moment.minutesAfterStart * minute),
  };
}

interface Telling {
  postKey: string;
  random: Random;
  now: Date;
}

/** The ride of a post, on the date of its script relative to `now`. */
export function buildRide(script: RideScript, { postKey, random, now }: Telling): RideRecord {
  const {
    time,
    location,
    type,
    distance,
    elevation,
    authorKey,
    groupKey,
    company,
    neighbours = 0,
    calledOff = null,
    waiting = [],
    maybe = [],
    weeks = null,
    moments = [],
    paceGroups = [],
    coLeaders = [],
    wereThere = [],
  } = script;
  const { area, timeZone } = memberOf(authorKey);
  const minutes = minutesOf(script);
  const date = dateOf(script.day, { time, timeZone, minutes: minutes + afterwards }, now);
  const startsAt = instantOf(date, time, timeZone);
  const certain = [...new Set([authorKey, ...company, ...paceGroups.flatMap((group) => group.company)])];
  const count = certain.length + neighbours;
  const participants = chooseParticipants({ certain, count, area, groupKey, fromAfar: false }, random);
  return {
    distance,
    pace: paceText(script),
    type,
    elevation,
    date,
    time,
    timeZone,
    startsAt,
    location,
    duration: durationText(minutes),
    calledOffAt: calledOff === null ? null : new Date(now.getTime() - 60 * minute),
    calledOffReason: calledOff,
    participants,
    places: waiting.length > 0 ? participants.length : null,
    waiting: waiting.filter((member) => !participants.includes(member)),
    maybe: maybe.filter((member) => !participants.includes(member)),
    paceGroups,
    coLeaders,
    wereThere,
    weeks,
    moments: moments.map((moment, index) => momentRecord(moment, startsAt, `${postKey}-moment-${index + 1}`)),
  };
}
