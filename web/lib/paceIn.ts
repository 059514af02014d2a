import { kilometresInMile, type Units } from './formatDistance.ts';
import { formatNumber } from './formatNumber.ts';

/** A pace in the words of its author: '15–17 mph' is '24–27 km/h' for metric readers. Other words stay as they are. */
export function paceIn(pace: string, units: Units): string {
  if (units === 'IMPERIAL' || !/^\d[\d.\s–-]*mph$/i.test(pace)) return pace;
  const speeds = pace.slice(0, -'mph'.length);
  return `${speeds.replace(/\d+(?:\.\d+)?/g, (speed) => formatNumber(Number(speed) * kilometresInMile, 0))}km/h`;
}
