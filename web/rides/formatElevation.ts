import { formatNumber } from '../lib/formatNumber.ts';

/** A climb in feet, which it stays for every reader: 3940 → { value: '3,940', unit: 'ft' }. */
export function formatElevation(feet: number): { value: string; unit: 'ft' } {
  return { value: formatNumber(feet, 0), unit: 'ft' };
}
