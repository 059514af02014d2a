import type { ComponentProps } from 'react';
import { WeeklyDistance } from './WeeklyDistance.tsx';
import { WeekSummary } from './WeekSummary.tsx';

/** The viewer's current week in figures, and the weeks before it as a chart. */
export function OwnWeeks(props: ComponentProps<typeof WeeklyDistance>) {
  return (
    <>
      <WeekSummary weeks={props.weeks} units={props.units} />
      <WeeklyDistance {...props} />
    </>
  );
}
