import type { Units } from './formatDistance.ts';
import { formatNumber } from './formatNumber.ts';

/** International foot, exact by definition (1959). */
export const metresInFoot = 0.3048;

/**
 * A height in feet as text in the reader's units: 3940 → { value: '3,940', unit: 'ft' } or { value: '1,201', unit: 'm'
 * }.
 */
export function formatElevation(feet: number, units: Units): { value: string; unit: 'ft' | 'm' } {
  if (units === 'METRIC') return { value: formatNumber(feet * metresInFoot, 0), unit: 'm' };
  return { value: formatNumber(feet, 0), unit: 'ft' };
}
