import type { GraphQLSchema } from 'graphql';
import { type Place, placesOf } from './placesOf.ts';

const noticeDays = 90;
const reasonForm = /^Use .+\. Removed after (\d{4}-\d{2}-\d{2})\.?$/;

const spell = (day: Date) => day.toISOString().slice(0, 10);

/** The date in a deprecation reason, or undefined if it has none. */
function dayIn(reason: string | null | undefined): Date | undefined {
  const [, text] = reasonForm.exec(reason ?? '') ?? [];
  const day = new Date(text ?? Number.NaN);
  // `Date` accepts the 30th of February as a day in March.
  return !Number.isNaN(day.getTime()) && spell(day) === text ? day : undefined;
}

function firstDayOfNotice(today: Date): Date {
  const day = new Date(spell(today));
  day.setUTCDate(day.getUTCDate() + noticeDays);
  return day;
}

/** Checks a deprecation: it must name a replacement and a date that is late enough. */
function faultOf(place: string, reason: string, earliest: Date): string[] {
  const day = dayIn(reason);
  if (!day) return [`${place} is deprecated without a date: write the reason as "Use X. Removed after YYYY-MM-DD".`];
  if (day >= earliest) return [];
  return [`${place} is deprecated with less than ${noticeDays} days’ notice: use ${spell(earliest)} or later.`];
}

/** Finds parts of the schema that were removed before their date. */
function brokenPromises(before: Map<string, Place>, after: Map<string, Place>, today: Date): string[] {
  return [...before].flatMap(([place, { deprecationReason }]) => {
    const promised = dayIn(deprecationReason);
    if (!promised || after.has(place) || spell(promised) < spell(today)) return [];
    return [`${place} was promised until ${spell(promised)}: keep it until after that day.`];
  });
}

/**
 * Checks the deprecations of a schema and of its last release. A date can move to later, and to earlier only as far as
 * a new deprecation could begin.
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
