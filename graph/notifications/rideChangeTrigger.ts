import { isSilenced } from './notifying.ts';

const plan = (row: 'old' | 'new') =>
  `jsonb_build_object('date', ${row}."date", 'time', to_char(${row}."time", 'HH24:MI'), 'timeZone', ${row}."time_zone", 'location', ${row}."location")`;

// Of a change that follows another before it is read the participant finds how the plan differs from the one they knew.
const notify = `insert into notification (id, user_id, kind, subject_id, post_id, since, at, plan_before, plan_after)
  select gen_random_uuid(), rp.user_id, 'rideChanged', new.id, new.id, now(), now(), ${plan('old')}, ${plan('new')}
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
 * Notifies those who take part in a ride to come of its new day, time or place: by whatever way that is written. Declared in
 * full, for the ORM knows no triggers on columns, and counters change rides far more often than authors do.
 */
export const rideChangeTrigger = {
  name: 'ride_change_notifications',
  timing: 'after' as const,
  events: ['update' as const],
  forEach: 'row' as const,
  expression: `create or replace function ${handler}() returns trigger as $$ begin ${notify} return null; end; $$ language plpgsql;
create trigger "ride_change_notifications" after update of "date", "time", "time_zone", "location" on "ride" for each row when (${isAnother} and ${isToCome}) execute function ${handler}()`,
};
