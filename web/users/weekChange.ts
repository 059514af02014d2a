import type { Units, WeekBarFragment } from '../generated.ts';
import { kilometresInMile } from '../lib/formatDistance.ts';
import { formatNumber } from '../lib/formatNumber.ts';
import { roundTo } from '../lib/roundTo.ts';

/**
 * The distance of the current week, the last one, compared with the week before: '12 mi more than last week'. It is the
 * difference of the distances as shown, so that they add up.
 */
export function weekChange(weeks: readonly WeekBarFragment[], units: Units): string {
  const earlier = weeks.slice(0, -1);
  if (!earlier.some(({ rideCount }) => rideCount > 0)) return 'A good start';
  if (earlier.at(-1)?.rideCount === 0) return 'No rides last week';

  const isMetric = units === 'METRIC';
  const shown = (week?: WeekBarFragment) => roundTo((week?.distance ?? 0) * (isMetric ? kilometresInMile : 1), 1);
  const difference = shown(weeks.at(-1)) - shown(earlier.at(-1));
  const size = formatNumber(Math.abs(difference), 1);
  if (size === '0') return 'The same distance as last week';
  return `${size} ${isMetric ? 'km' : 'mi'} ${difference > 0 ? 'more' : 'less'} than last week`;
}
