export type Units = 'IMPERIAL' | 'METRIC';

/** International mile, exact by definition (1959). */
export const kilometresInMile = 1.609344;

const format = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** A distance stored in miles, in the reader's units and to a tenth: 42.71 → { value: '42.7', unit: 'mi' }. */
export function formatDistance(miles: number, units: Units): { value: string; unit: 'mi' | 'km' } {
  if (units === 'METRIC') return { value: format.format(miles * kilometresInMile), unit: 'km' };
  return { value: format.format(miles), unit: 'mi' };
}
