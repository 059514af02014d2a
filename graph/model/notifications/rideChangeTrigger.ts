import { columnTrigger } from '../../platform/database/triggers.ts';
import { isBlockedBetween } from '../moderation/blockPolicy.ts';
import { isSilenced, isUnwanted } from './notifying.ts';

/** The plan of a ride's row, as SQL. A ride that takes place has no reason, so that its plan equals those of earlier versions. */
export const planOf = (row: string) =>
  `(jsonb_build_object('date', ${row}."date", 'time', to_char(${row}."time", 'HH24:MI'), 'timeZone', ${row}."time_zone", 'location', ${row}."location") || case when ${row}."called_off_reason" is null then '{}' else jsonb_build_object('calledOffReason', ${row}."called_off_reason") end)`;

/** Whether a ride's post is open to its participant `rp`, or to one who waits, as SQL: nobody reads a ride when a block separates them from its author. */
export const isOpenToParticipant = (
  post: string,
) => `((${post}.privacy = 'public' or (${post}.privacy = 'group' and exists (
      select from group_member m where m.group_id = ${post}.group_id and m.user_id = rp.user_id
    ))) and not ${isBlockedBetween(`${post}.author_id`, 'rp.user_id')})`;

/** The members of a ride: its participants, those who wait for a place and those who may join, as SQL. */
export const membersOf = (rideId: string) =>
  `(select user_id, pace_group_id from ride_participant where post_id = ${rideId}
    union all select user_id, pace_group_id from ride_waiting where post_id = ${rideId}
    union all select user_id, null from ride_maybe where post_id = ${rideId})`;

// If an earlier change is still unread, the notification keeps its plan before, so that the participant compares with
// the plan they knew. While the ride is not open to them, each of them gets one that keeps this plan.
const notify =
  `insert into notification (id, user_id, kind, subject_id, post_id, since, at, plan_before, plan_after, on_screen)
  select new_id(), rp.user_id, 'rideChanged', new.id, new.id, now(), now(), ${planOf('old')}, ${planOf('new')},
    not ${isSilenced('rp.user_id', "'rideChanged'")}
  from ${membersOf('new.id')} rp join post p on p.id = new.id join "user" recipient on recipient.id = rp.user_id
  where rp.user_id <> p.author_id
    and (not ${isUnwanted('rp.user_id', "'rideChanged'")} or not ${isOpenToParticipant('p')})
  for key share of recipient skip locked
  on conflict (user_id, kind, subject_id) where read_at is null
    do update set at = excluded.at, plan_after = excluded.plan_after;`.replaceAll(/\s+/g, ' ');

const isAnother =
  '(old."date", old."time", old."time_zone", old."location", old."called_off_reason") is distinct from (new."date", new."time", new."time_zone", new."location", new."called_off_reason")';
const isToCome = `coalesce(greatest(old."starts_at", new."starts_at"), 'infinity') > now()`;

/** Notifies the members of an upcoming ride that it has a new day, time or place, or is called off or on again, whichever way that is written. */
export const rideChangeTrigger = columnTrigger({
  table: 'ride',
  name: 'ride_change_notifications',
  timing: 'after',
  events: ['update'],
  columns: ['date', 'time', 'time_zone', 'location', 'called_off_reason'],
  body: `${notify} return null;`,
  when: `${isAnother} and ${isToCome}`,
});
