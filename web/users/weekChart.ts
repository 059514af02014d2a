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
  /** In the reader's units, as text. */
  distance: string;
  rideCount: number;
  /** In percent of the chart's height, 0 to 100. */
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

/**
 * Lays out weeks in the reader's units. The last week is the current one. `monthlyGoal` is in miles; the line shows its
 * share of a week.
 */
export function weekChart(weeks: readonly WeekBarFragment[], monthlyGoal: number, units: Units): WeekChart {
  const weeklyGoal = (monthlyGoal * MONTHS_IN_YEAR) / WEEKS_IN_YEAR;
  const miles = weeks.map((week) => week.distance);
  const best = Math.max(0, ...miles);
  const unitsInMile = units === 'METRIC' ? kilometresInMile : 1;
  const scale = chartScale(Math.max(best, weeklyGoal) * unitsInMile);
  const percentOf = (distance: number) => (distance * unitsInMile * 100) / scale.top;
  // Of several equal best weeks, the latest is labelled. Without any distance, none is.
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
  // UTC for both parsing and formatting, so the reader's time zone cannot shift the day.
  const date = new Date(`${monday}T00:00:00Z`);
  return { month: monthFormat.format(date), day: String(date.getUTCDate()) };
}
