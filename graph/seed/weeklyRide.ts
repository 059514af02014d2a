import type { RideScript, Weekday } from './scriptTypes.ts';

type Habit = Pick<RideScript, 'time' | 'location' | 'type' | 'speed' | 'stops'> & {
  groupKey: NonNullable<RideScript['groupKey']>;
  weekday: Weekday;
};

type Outing = Omit<RideScript, keyof Habit | 'day'>;

/** A ride that a group makes every week: the first outing is the one to come, each further one a week earlier. */
export function weeklyRide({ weekday, ...habit }: Habit, outings: readonly Outing[]): RideScript[] {
  return outings.map((outing, index) => ({ ...habit, ...outing, day: { weekday, week: -index } }));
}
