import { RouteFault } from './RouteFault.ts';

// Each pattern matches a text in only one way. Ambiguous patterns take quadratic time.
const numberPattern = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
/** Some programs write all decimals of a binary number: about 60 for a position in degrees. */
export const longestNumber = 100;

/** The text of a value. Those of FIT are numbers and times. */
export function written(value: unknown): string {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString();
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** The number of a value. NaN if it is no number. */
export function numberOf(value: unknown): number {
  const text = written(value);
  return text.length <= longestNumber && numberPattern.test(text) ? Number(text) : Number.NaN;
}

interface Range {
  readonly name: string;
  readonly least: number;
  readonly most: number;
}

const latitude: Range = { name: 'latitude', least: -90, most: 90 };
const longitude: Range = { name: 'longitude', least: -180, most: 180 };

function numberIn(value: unknown, { name, least, most }: Range): number {
  const number = numberOf(value);
  if (Number.isNaN(number)) throw new RouteFault(`has a point whose ${name} is missing or no number`);
  if (number >= least && number <= most) return number;
  throw new RouteFault(`has a point whose ${name} is out of range: it goes from ${least} to ${most}`);
}

/** The checked values of a position, or the fault of the first that is invalid. */
export function positionOf({ lat, lng }: { lat: unknown; lng: unknown }): { lat: number; lng: number } | RouteFault {
  try {
    return { lng: numberIn(lng, longitude), lat: numberIn(lat, latitude) };
  } catch (error) {
    if (error instanceof RouteFault) return error;
    throw error;
  }
}
