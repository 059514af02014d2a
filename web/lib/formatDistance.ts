import { formatNumber } from './formatNumber.ts';

export type Units = 'IMPERIAL' | 'METRIC';

/** International mile, exact by definition (1959). */
export const kilometresInMile = 1.609344;

/** A distance in miles as text in the reader's units, to one decimal place: 42.71 → { value: '42.7', unit: 'mi' }. */
export function formatDistance(miles: number, units: Units): { value: string; unit: 'mi' | 'km' } {
  if (units === 'METRIC') return { value: formatNumber(miles * kilometresInMile, 1), unit: 'km' };
  return { value: formatNumber(miles, 1), unit: 'mi' };
}
