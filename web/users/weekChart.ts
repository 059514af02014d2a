import type { Units, WeekBarFragment } from '../generated.ts';
import { formatDistance, kilometresInMile } from '../lib/formatDistance.ts';
import type { ChartScale } from './chartScale.ts';
import { chartScale } from './chartScale.ts';

export interface ChartBar {
  weekStart: string;
  /** 'Sep' and '7' of the Monday. */
  month: string;
  day: string;
  isNewMonth: boolean;
  /** In the reader's units, as it is written. */
  distance: string;
  rideCount: number;
  /** Of the chart's height, 0 to 100. */
  percent: number;
  isNow: boolean;
  isBest: boolean;
}

export interface WeekChart {
  bars: ChartBar[];
  scale: ChartScale;
  unit: 'mi' | 'km';
  total: string;
  goal: { distance: string; percent: number };
}

const WEEKS_IN_YEAR = 52;
const MONTHS_IN_YEAR = 12;
const monthFormat = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' });

/** Lays weeks out in the reader's units, the last one being now. `monthlyGoal` is in miles; a week's share is its line. */
export function weekChart(weeks: readonly WeekBarFragment[], monthlyGoal: number, units: Units): WeekChart {
  const weeklyGoal = (monthlyGoal * MONTHS_IN_YEAR) / WEEKS_IN_YEAR;
  const miles = weeks.map((week) => week.distance);
  const best = Math.max(0, ...miles);
  const unitsInMile = units === 'METRIC' ? kilometresInMile : 1;
  const scale = chartScale(Math.max(best, weeklyGoal) * unitsInMile);
  const percentOf = (distance: number) => (distance * unitsInMile * 100) / scale.top;
  // Of several best weeks the latest is named; of none, none.
  const bestIndex = best > 0 ? miles.lastIndexOf(best) : -1;
  const total = formatDistance(
    miles.reduce((sum, distance) => sum + distance, 0),
    units,
  );

  return {
    bars: weeks.map((week, index) => ({
      ...dayOf(week.weekStart),
      weekStart: week.weekStart,
      isNewMonth: weeks[index - 1]?.weekStart.slice(0, 7) !== week.weekStart.slice(0, 7),
      distance: formatDistance(week.distance, units).value,
      rideCount: week.rideCount,
      percent: percentOf(week.distance),
      isNow: index === weeks.length - 1,
      isBest: index === bestIndex,
    })),
    scale,
    unit: total.unit,
    total: total.value,
    goal: { distance: formatDistance(weeklyGoal, units).value, percent: percentOf(weeklyGoal) },
  };
}

function dayOf(monday: string) {
  // Read and written in UTC, so that the reader's own zone cannot move the day.
  const date = new Date(`${monday}T00:00:00Z`);
  return { month: monthFormat.format(date), day: String(date.getUTCDate()) };
}
