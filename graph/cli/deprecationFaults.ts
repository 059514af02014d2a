import type { GraphQLSchema } from 'graphql';
import type { Place } from './placesOf.ts';
import { placesOf } from './placesOf.ts';

const noticeDays = 90;
const reasonForm = /^Use .+\. Removed after (\d{4}-\d{2}-\d{2})\.?$/;

const spell = (day: Date) => day.toISOString().slice(0, 10);

/** The day up to which a deprecation promises that its place stays; undefined where it names none. */
function dayIn(reason: string | null | undefined): Date | undefined {
  const [, text] = reasonForm.exec(reason ?? '') ?? [];
  const day = new Date(text ?? Number.NaN);
  // Date takes the 30th of February for a day in March.
  return !Number.isNaN(day.getTime()) && spell(day) === text ? day : undefined;
}

function firstDayOfNotice(today: Date): Date {
  const day = new Date(spell(today));
  day.setUTCDate(day.getUTCDate() + noticeDays);
  return day;
}

/** What is wrong with a deprecation: clients must learn what to use, until when, and early enough. */
function faultOf(place: string, reason: string, earliest: Date): string[] {
  const day = dayIn(reason);
  if (!day) return [`${place} is deprecated without a date: give the reason as "Use X. Removed after YYYY-MM-DD".`];
  if (day >= earliest) return [];
  return [`${place} is deprecated at less than ${noticeDays} days’ notice: name ${spell(earliest)} or later.`];
}

/** What is gone though it was promised for longer. */
function brokenPromises(before: Map<string, Place>, after: Map<string, Place>, today: Date): string[] {
  return [...before].flatMap(([place, { deprecationReason }]) => {
    const promised = dayIn(deprecationReason);
    if (!promised || after.has(place) || spell(promised) < spell(today)) return [];
    return [`${place} was promised until ${spell(promised)}: keep it until that day is over.`];
  });
}

/**
 * What is wrong with the deprecations of a schema and with those of its last release: a day that was promised may be put
 * off, and be brought forward only to where a new promise might begin.
 */
export function deprecationFaults(released: GraphQLSchema, current: GraphQLSchema, today: Date): string[] {
  const notice = firstDayOfNotice(today);
  const before = placesOf(released);
  const after = placesOf(current);
  const faults = [...after].flatMap(([place, { deprecationReason }]) => {
    if (typeof deprecationReason !== 'string') return [];
    const promised = dayIn(before.get(place)?.deprecationReason);
    return faultOf(place, deprecationReason, promised && promised < notice ? promised : notice);
  });
  return [...faults, ...brokenPromises(before, after, today)];
}
