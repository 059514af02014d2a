import { columnTrigger, rowTrigger } from '../../platform/database/triggers.ts';
import { notifying } from '../notifications/notifying.ts';
import { visibleEvents } from './eventPolicy.ts';

// A full event has a waiting list, as a full ride has: see rides/placeTriggers.ts. Triggers give a free place in the transaction that frees
// it. All of them hold the event, and its counters are up to date.

/**
 * The statement that gives the free places of an event. A member who is suspended or may not read the event now keeps the turn, and the
 * next one gets the place. So does a member whose row is locked, because their account is being deleted.
 */
const givePlaces = (eventId: string) =>
  `with open as (
     select e.id, e.group_id, case when e.max_participants is not null then greatest(e.max_participants - e.participant_count, 0) end as free
     from event e where e.id = ${eventId} and e.waiting_count > 0 and e.called_off_at is null and e.starts_at > now()
   ), chosen as (
     select w.event_id, w.user_id from open join event_waiting w on w.event_id = open.id join "user" u on u.id = w.user_id
     where u.suspended_at is null and ${visibleEvents('w.user_id', 'open')}
     order by w.created_at, w.user_id limit (select free from open) for key share of u skip locked
   ), given as (
     insert into event_registration (event_id, user_id, created_at) select event_id, user_id, now() from chosen on conflict do nothing
   )
   ${notifying(
     `select user_id, 'eventPlace' as kind, event_id as subject_id, null::uuid as post_id, null::uuid as comment_id, now() as at from chosen`,
   )};`;

// Its name comes after that of the counter. Triggers of one event run in the order of their names.
export const eventPlaceFreedTrigger = rowTrigger(
  'event_registration_place_freed',
  'after',
  'delete',
  `${givePlaces('old.event_id')} return null;`,
);

/** A registered member no longer waits. */
export const eventPlaceTakenTrigger = rowTrigger(
  'event_registration_place_taken',
  'after',
  'insert',
  'delete from event_waiting where event_id = new.event_id and user_id = new.user_id; return null;',
);

/** A higher maximum, an event that is on again, and a later start. */
export const eventPlacesTrigger = columnTrigger({
  table: 'event',
  name: 'places',
  timing: 'after',
  events: ['update'],
  columns: ['max_participants', 'called_off_at', 'date', 'time', 'time_zone'],
  body: `${givePlaces('new.id')} return null;`.replaceAll(/\s+/g, ' '),
  when: 'new."waiting_count" > 0',
});

/**
 * A registered member does not wait. A row without an instant gets one later than all others of the event, whose row the caller holds, so
 * that two members never have the same turn.
 */
export const eventWaitingGuard = rowTrigger(
  'event_waiting_guard',
  'before',
  'insert',
  `if exists (select from event_registration where event_id = new.event_id and user_id = new.user_id) then return null; end if;
   new.created_at := coalesce(new.created_at, greatest(clock_timestamp(), (
     select max(created_at) + interval '1 millisecond' from event_waiting where event_id = new.event_id
   )));
   return new;`,
);
