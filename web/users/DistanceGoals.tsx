import type { Units } from '../generated.ts';
import { formatDistance } from '../lib/formatDistance.ts';
import { DistanceGoal } from './DistanceGoal.tsx';
import { DEFAULT_MONTHLY_GOAL } from './shownProfile.ts';

interface Props {
  person: {
    monthlyGoal: number | null;
    unitsPreference: Units;
    stats: { weeklyDistance: number; monthlyDistance: number };
  };
}

/** The distance in miles that fills the bar of 'This Week'. */
const WEEKLY_SCALE = 120;

/** The viewer's distance this week and this month, in the viewer's units. */
export function DistanceGoals({ person }: Props) {
  const { stats, unitsPreference } = person;
  const goal = person.monthlyGoal ?? DEFAULT_MONTHLY_GOAL;
  const week = formatDistance(stats.weeklyDistance, unitsPreference);
  const month = formatDistance(stats.monthlyDistance, unitsPreference);
  const target = formatDistance(goal, unitsPreference);

  return (
    <>
      <DistanceGoal
        label="This Week"
        percent={(stats.weeklyDistance / WEEKLY_SCALE) * 100}
        figure={week.value}
        rest={week.unit}
        valueText={`${week.value} ${week.unit}`}
      />
      <DistanceGoal
        label="Monthly Goal"
        percent={(stats.monthlyDistance / goal) * 100}
        figure={month.value}
        rest={`/ ${target.value} ${target.unit}`}
        valueText={`${month.value} of ${target.value} ${target.unit}`}
      />
    </>
  );
}
