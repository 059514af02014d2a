import { columnTrigger } from '../../platform/database/triggers.ts';
import { minutesOf } from '../rides/rideMinutes.ts';

// When leaders may read emergency contacts: from 2 hours before the start to 6 hours after the end of a ride. Leaders set the start and
// the duration themselves, so a change must not open the window. The ride keeps the plan that participants knew before it. A ride that is
// planned again after its window is another ride for those who took part: they join it again.

const before = `interval '2 hours'`;
const after = `interval '6 hours'`;
/** A plan is known to participants once it has stood so long. */
const notice = `interval '24 hours'`;
/** A change by at most so much, before the start, is a delay. */
const delay = `interval '12 hours'`;

/** The most hours of a duration that count. */
export const mostHours = 24;
const endOf = (ride: string) =>
  `(${ride}.starts_at + make_interval(mins => least(${minutesOf(`${ride}.duration`)}, ${mostHours * 60})))`;

/** The clocks of the nodes and of the database differ by less. */
const clockSkew = `interval '1 minute'`;

/** A ride of the window, and when the participant chose it, as SQL. */
interface Joining {
  readonly ride: string;
  readonly joinedAt: string;
}

/** When a participant chose the plan of a ride: a member who has waited chose it by asking, not when a place was given. */
export const joinedAtOf = (participant: string) => `coalesce(${participant}.asked_at, ${participant}.created_at)`;

/** Whether a participant joined the ride that takes place, as SQL, and not one that was over when it was planned again. */
export const joinedThisRide = ({ ride, joinedAt }: Joining) =>
  `(${ride}.replanned_at is null or ${joinedAt} > ${ride}.replanned_at + ${clockSkew})`;

/** The known start or end of a ride for a participant, as SQL. Null for a participant who joined after a change of it. */
const known = (edge: 'start' | 'end', { ride, joinedAt }: Joining) =>
  `(case when ${joinedAt} <= ${ride}.known_until then ${ride}.known_${edge} end)`;

/** Whether the plan stands for a participant who joined at an instant. The known plan stays the same in many small changes. */
const stands = (joining: Joining) => {
  const { ride, joinedAt } = joining;
  const start = known('start', joining);
  return `coalesce(${ride}.start_moved_at is null or ${joinedAt} > ${ride}.start_moved_at + ${clockSkew} or ${ride}.starts_at >= ${ride}.start_moved_at + ${notice}
     or (${start} > ${ride}.start_moved_at and ${endOf(ride)} <= ${known('end', joining)} + ${delay}
       and ${ride}.starts_at between ${start} - ${delay} and ${start} + ${delay}), false)`;
};

/** The start of the window, as SQL. Null if the participant knew of no plan, or did not join this ride. */
export const windowOpens = (joining: Joining) =>
  `(case when not ${joinedThisRide(joining)} then null when ${stands(joining)} then ${joining.ride}.starts_at
     when (${joining.ride}.starts_at, ${known('start', joining)}) is not null then greatest(${joining.ride}.starts_at, ${known('start', joining)}) end - ${before})`;

/** The end of the window, as SQL. It is before the start if the window never opens. */
export const windowCloses = (joining: Joining) =>
  `(case when ${stands(joining)} then ${endOf(joining.ride)}
     when (${joining.ride}.starts_at, ${known('end', joining)}) is not null then least(${endOf(joining.ride)}, ${known('end', joining)}) end + ${after})`;

/** Whether leaders may read the contact of the participant at an instant, as SQL. */
export const isWindowOpen = (joining: Joining, at: string) =>
  `(${joining.ride}.called_off_at is null and ${at} >= ${windowOpens(joining)} and ${at} < ${windowCloses(joining)})`;

/** Participants of a ride that is called off do not know any plan. */
const forgetPlan =
  'new.start_moved_at := clock_timestamp(); new.known_until := null; new.known_start := null; new.known_end := null;';

/**
 * The statement that ends the known plan of a ride whose audience changes: participants who could not read the ride have not seen that
 * it was moved.
 */
export const forgetMovedPlan = (rideId: string) =>
  `update ride set start_moved_at = clock_timestamp(), known_until = null, known_start = null, known_end = null
   where id = ${rideId} and start_moved_at is not null;`;

/** Whether the plan of `old` was known to all participants. */
const wasKnown = `(old.start_moved_at is null or old.start_moved_at + ${notice} <= least(old.starts_at, now()))`;

/** Whether `old` was changed after its start, or after the known one, and has not stood for a day before its start. */
const wasDelayed = `(old.start_moved_at > least(old.starts_at, old.known_start) and old.starts_at < old.start_moved_at + ${notice})`;
/** The end of the window of `old`. A change after the start does not make the window longer. */
const oldWindowEnd = `(case when ${wasDelayed} then least(${endOf('old')}, old.known_end) else ${endOf('old')} end + ${after})`;

/**
 * Whether the window of `old` is over, or was never known. It is not over while the known plan is ahead, if `old` was written when it was
 * over: a leader who wrote a past date by mistake corrects it.
 */
const isOver = `coalesce(${oldWindowEnd} <= now(), true)
  and (${wasKnown} or old.start_moved_at < ${oldWindowEnd} or coalesce(old.known_end + ${after} <= now(), true))`;

/**
 * Keeps the plan that participants knew before a change of the start or the end, and notes that a ride is planned again. A ride that is on
 * again has a new plan. Its name comes after that of the trigger that computes the start: triggers of one event run in the order of their
 * names.
 */
export const knownStartTrigger = columnTrigger({
  table: 'ride',
  name: 'ride_start_known',
  timing: 'before',
  events: ['update'],
  columns: ['date', 'time', 'time_zone', 'starts_at', 'duration', 'called_off_at'],
  body: `if (old.starts_at, ${endOf('old')}) is distinct from (new.starts_at, ${endOf('new')}) and ${isOver} then
      new.replanned_at := clock_timestamp();
    end if;
    if old.called_off_at is not null and new.called_off_at is null then ${forgetPlan}
    elsif (old.starts_at, ${endOf('old')}) is distinct from (new.starts_at, ${endOf('new')}) then
      if ${wasKnown} then
        new.known_until := clock_timestamp(); new.known_start := old.starts_at; new.known_end := ${endOf('old')};
      end if;
      new.start_moved_at := clock_timestamp();
    end if; return new;`.replaceAll(/\s+/g, ' '),
});
