import type { Context } from '../context.ts';
import { publishEventPlacesSince } from '../model/events/eventPlacesGiven.ts';
import { visibleEvents } from '../model/events/eventPolicy.ts';
import { statement } from '../platform/database/sql.ts';
import { updatedAtOnce, updateInBatches } from '../platform/database/updateInBatches.ts';

// The events in the order of their ids, so that no two transactions wait for each other. Triggers give the places. An event without a member
// who may have the place stays as it is.
const giveStatement = statement(
  'event.givePlaces',
  `with due as materialized (
     select e.id from event e where e.id in (select event_id from event_waiting) and e.id > $2::uuid
       and coalesce(e.participant_count < e.max_participants, true) and e.called_off_at is null and e.starts_at > $1::timestamptz
       and exists (
         select from event_waiting w join "user" u on u.id = w.user_id
         where w.event_id = e.id and u.suspended_at is null and ${visibleEvents('w.user_id', 'e')}
       )
     order by e.id limit ${updatedAtOnce} for no key update of e
   ) update event set max_participants = event.max_participants from due where event.id = due.id returning event.id`,
);

/**
 * Gives the free places of all events to members who wait and may have them since: their suspension was lifted, or they have entered the
 * group again. Returns the number of places.
 */
export async function giveFreeEventPlaces(keeper: Pick<Context, 'sql' | 'services' | 'now'>): Promise<number> {
  await updateInBatches(keeper.sql, giveStatement, keeper.now);
  return publishEventPlacesSince(keeper);
}
