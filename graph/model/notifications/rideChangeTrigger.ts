import { isSilenced } from './notifying.ts';

/** The plan of a ride's row, as SQL. */
export const planOf = (row: string) =>
  `jsonb_build_object('date', ${row}."date", 'time', to_char(${row}."time", 'HH24:MI'), 'timeZone', ${row}."time_zone", 'location', ${row}."location")`;

// If an earlier change is still unread, the notification keeps its plan before, so that the participant compares with
// the plan they knew.
const notify = `insert into notification (id, user_id, kind, subject_id, post_id, since, at, plan_before, plan_after)
  select new_id(), rp.user_id, 'rideChanged', new.id, new.id, now(), now(), ${planOf('old')}, ${planOf('new')}
  from ride_participant rp join post p on p.id = rp.post_id join "user" recipient on recipient.id = rp.user_id
  where rp.post_id = new.id and rp.user_id <> p.author_id and not ${isSilenced('rp.user_id', "'rideChanged'")}
  for key share of recipient skip locked
  on conflict (user_id, kind, subject_id) where read_at is null
    do update set at = excluded.at, plan_after = excluded.plan_after;`.replaceAll(/\s+/g, ' ');

const handler = '"ride_ride_change_notifications_fn"';
const isAnother =
  '(old."date", old."time", old."time_zone", old."location") is distinct from (new."date", new."time", new."time_zone", new."location")';
const isToCome = `coalesce(greatest(old."starts_at", new."starts_at"), 'infinity') > now()`;

/**
 * Notifies the participants of an upcoming ride of a new day, time or place, whichever way it is written. Written as
 * raw SQL because the ORM has no triggers on columns, and counters change rides far more often than authors do.
 */
export const rideChangeTrigger = {
  name: 'ride_change_notifications',
  timing: 'after' as const,
  events: ['update' as const],
  forEach: 'row' as const,
  expression: `create or replace function ${handler}() returns trigger as $$ begin ${notify} return null; end; $$ language plpgsql;
create trigger "ride_change_notifications" after update of "date", "time", "time_zone", "location" on "ride" for each row when (${isAnother} and ${isToCome}) execute function ${handler}()`,
};
