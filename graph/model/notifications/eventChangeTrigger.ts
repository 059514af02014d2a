import { columnTrigger } from '../../platform/database/triggers.ts';
import { isSilenced, isUnwanted } from './notifying.ts';
import { planOf } from './rideChangeTrigger.ts';

/** The members who are registered for an event and those who wait for a place, as SQL. */
export const registeredOrWaiting = (eventId: string) =>
  `(select user_id from event_registration where event_id = ${eventId}
    union all select user_id from event_waiting where event_id = ${eventId})`;

// If an earlier change is still unread, the notification keeps its plan before, so that the member compares with the plan they knew.
const notify = `insert into notification (id, user_id, kind, subject_id, since, at, plan_before, plan_after, on_screen)
  select new_id(), r.user_id, 'eventChanged', new.id, now(), now(), ${planOf('old')}, ${planOf('new')},
    not ${isSilenced('r.user_id', "'eventChanged'")}
  from ${registeredOrWaiting('new.id')} r join "user" recipient on recipient.id = r.user_id
  where not ${isUnwanted('r.user_id', "'eventChanged'")}
  for key share of recipient skip locked
  on conflict (user_id, kind, subject_id) where read_at is null
    do update set at = excluded.at, plan_after = excluded.plan_after;`.replaceAll(/\s+/g, ' ');

const columns = ['date', 'time', 'time_zone', 'location', 'called_off_reason'];
const row = (name: string) => `(${columns.map((column) => `${name}."${column}"`).join(', ')})`;

/** Notifies the registered members of an upcoming event that it has a new day, time or place, or is called off or on again. */
export const eventChangeTrigger = columnTrigger({
  table: 'event',
  name: 'event_change_notifications',
  timing: 'after',
  events: ['update'],
  columns,
  body: `${notify} return null;`,
  when: `${row('old')} is distinct from ${row('new')} and greatest(old."starts_at", new."starts_at") > now()`,
});
