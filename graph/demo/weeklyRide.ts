import type { RideScript, Weekday } from './scriptTypes.ts';

type Habit = Pick<RideScript, 'time' | 'location' | 'type' | 'speed' | 'stops'> & {
  groupKey: NonNullable<RideScript['groupKey']>;
  weekday: Weekday;
};

type Outing = Omit<RideScript, keyof Habit | 'day'>;

/** The weekly ride of a group. The first outing is in the future, and each further one is a week earlier. */
export function weeklyRide({ weekday, ...habit }: Habit, outings: readonly Outing[]): RideScript[] {
  return outings.map((outing, index) => ({ ...habit, ...outing, day: { weekday, week: -index } }));
}
