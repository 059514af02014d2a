import type { Units } from './formatDistance.ts';
import { kilometresInMile } from './formatDistance.ts';
import { metresInFoot } from './formatElevation.ts';
import { formatNumber } from './formatNumber.ts';

// Members type distances and climbs in their own units. Drafts and the server have miles and feet.

const measures = ['distance', 'elevation', 'speed'] as const;
export type Measure = (typeof measures)[number];

interface Entry {
  unit: string;
  name: string;
  /** How many of the unit are in a mile or a foot. */
  factor: number;
  /** Decimals of a converted number. */
  decimals: number;
}

const entries: Record<Units, Record<Measure, Entry>> = {
  IMPERIAL: {
    distance: { unit: 'mi', name: 'miles', factor: 1, decimals: 2 },
    elevation: { unit: 'ft', name: 'feet', factor: 1, decimals: 0 },
    speed: { unit: 'mph', name: 'miles an hour', factor: 1, decimals: 1 },
  },
  METRIC: {
    distance: { unit: 'km', name: 'kilometers', factor: kilometresInMile, decimals: 2 },
    elevation: { unit: 'm', name: 'meters', factor: metresInFoot, decimals: 0 },
    speed: { unit: 'km/h', name: 'kilometers an hour', factor: kilometresInMile, decimals: 1 },
  },
};

/** A pace in the words of a rider. */
export const examplePace: Record<Units, string> = { IMPERIAL: '14–16 mph', METRIC: '22–26 km/h' };

/** The server's message about the distance of an event. */
export const distanceFault = 'distance must be a number of miles from 0 to 100,000';

export const entryOf = (measure: Measure, units: Units): Pick<Entry, 'unit' | 'name'> => entries[units][measure];

/** A number as a decimal field has it: without scientific notation, to a millionth. */
export function numberText(value: number): string {
  return new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 6 }).format(value);
}

/** The text of miles or feet in the member's units. Text without a number is returned unchanged. */
export function toEntry(stored: string, measure: Measure, units: Units): string {
  const { factor, decimals } = entries[units][measure];
  const number = Number.parseFloat(stored);
  return factor === 1 || Number.isNaN(number) ? stored : String(Number((number * factor).toFixed(decimals)));
}

/** The text of miles or feet for a number in the member's units. Text without a number is returned unchanged. */
export function fromEntry(typed: string, measure: Measure, units: Units): string {
  const { factor } = entries[units][measure];
  const number = Number.parseFloat(typed);
  return factor === 1 || Number.isNaN(number) ? typed : numberText(number / factor);
}

const limits = /of (miles an hour|miles|feet) from ([\d.,]+) to ([\d.,]+)/;

/** The server's message about the limits of a number, in the member's units, rounded inwards. Other messages are returned unchanged. */
export function limitsIn(message: string, units: Units): string {
  const [words, name, from = '', to = ''] = limits.exec(message) ?? [];
  const measure = measures.find((each) => entries.IMPERIAL[each].name === name);
  if (words === undefined || !measure || units === 'IMPERIAL') return message;
  const { factor, name: ownName } = entries[units][measure];
  const inUnits = (text: string) => Number(text.replaceAll(',', '')) * factor;
  const [least, most] = [Math.ceil(inUnits(from) * 10) / 10, Math.floor(inUnits(to))];
  return message.replace(words, `of ${ownName} from ${formatNumber(least, 1)} to ${formatNumber(most, 0)}`);
}
