import { roundTo } from './roundTo.ts';

/**
 * Formats a non-negative number in English as Intl does, to at most `places` decimal places: 1204.25 → '1,204.3' to
 * one. The first call of Intl takes longer than a frame, which would delay the feed.
 */
export function formatNumber(value: number, places: 0 | 1): string {
  const [whole = '', part] = String(roundTo(value, places)).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3}){1,6}$)/g, ',');
  return part === undefined ? grouped : `${grouped}.${part}`;
}
