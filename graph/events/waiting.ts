import type { Context } from '../context.ts';
import { publishEventPlacesSince } from '../model/events/eventPlacesGiven.ts';
import { statement } from '../platform/database/sql.ts';

// The events in the order of their ids, so that no two transactions wait for each other. Triggers give the places.
const giveStatement = statement(
  'event.givePlaces',
  `with due as materialized (
     select id from event where id in (select event_id from event_waiting) and coalesce(participant_count < max_participants, true)
       and called_off_at is null and starts_at > $1::timestamptz
     order by id for no key update
   ) update event set max_participants = event.max_participants from due where event.id = due.id`,
);

/**
 * Gives the free places of all events to members who wait and may have them since: their suspension was lifted, or they have entered the
 * group again. Returns the number of places.
 */
export async function giveFreeEventPlaces(keeper: Pick<Context, 'sql' | 'services' | 'now'>): Promise<number> {
  await keeper.sql(giveStatement, [keeper.now]);
  return publishEventPlacesSince(keeper);
}
