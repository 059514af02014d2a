import { type Context, clearLoaders } from '../context.ts';
import type { Event } from '../model/events/Event.ts';
import { eventPolicy } from '../model/events/eventPolicy.ts';
import { statement } from '../platform/database/sql.ts';
import { allow, requireViewer } from '../platform/lib/allow.ts';
import { badInput, DomainError } from '../platform/lib/errors.ts';
import { isId } from '../platform/lib/ids.ts';
import { findEvent } from './events.ts';

// Registrations for events. Both verbs lock the event before they touch a registration: one of many concurrent requests
// gets the last place, and no two of them can deadlock. Capacity limits registering, never cancelling.

// A statement that waited for the lock reads the event again, as the transaction before it committed it.
const registerStatement = statement(
  'registration.register',
  `with place as (
     select id, starts_at <= $3::timestamptz as "hasStarted", coalesce(participant_count >= max_participants, false) as "isFull",
       called_off_at is not null as "isCalledOff"
     from event where id = $1 for no key update
   ), taken as (
     insert into event_registration (event_id, user_id, created_at)
     select id, $2::uuid, $3::timestamptz from place where not "hasStarted" and not "isFull" and not "isCalledOff"
     on conflict do nothing
   )
   select "hasStarted", "isFull", "isCalledOff" from place`,
);
const unregisterStatement = statement(
  'registration.unregister',
  `with place as (select id from event where id = $1 for no key update)
   delete from event_registration registration using place
   where registration.event_id = place.id and registration.user_id = $2`,
);

/**
 * Registers for an event or cancels the registration. Idempotent. Cancelling always works. Throws UNAUTHENTICATED,
 * NOT_FOUND, CONFLICT 'Event is full', BAD_USER_INPUT 'Cannot register for an event that has already passed' once it has started, and
 * 'Cannot register for an event that is called off'.
 */
export async function setEventRegistration(
  ctx: Context,
  eventId: string,
  registered: boolean,
): Promise<{ event: Event }> {
  const viewer = requireViewer(ctx);
  // Also for an event of a group that has been closed to the viewer since, which then answers like an unknown one.
  if (!registered && isId(eventId)) await unregister(ctx, eventId, viewer.id);
  const { id } = await requireEvent(ctx, eventId);
  const refusal = registered ? await register(ctx, id, viewer.id) : null;
  clearLoaders(ctx);
  const event = await requireEvent(ctx, id);
  // The reason does not concern a member who has registered already.
  if (refusal && !(await ctx.load.viewerIsRegistered.load(id))) throw refusal;
  return { event };
}

async function requireEvent(ctx: Context, id: string): Promise<Event> {
  const event = await findEvent(ctx, id);
  allow(ctx.viewer, eventPolicy.register, event);
  return event;
}

type Place = { hasStarted: boolean; isFull: boolean; isCalledOff: boolean };

/** Registers if a place is free. Otherwise returns the error. */
async function register({ sql, now }: Context, eventId: string, userId: string): Promise<DomainError | null> {
  const [place] = await sql<Place>(registerStatement, [eventId, userId, now]);
  if (place?.isCalledOff) return badInput('Cannot register for an event that is called off');
  if (place?.hasStarted) return badInput('Cannot register for an event that has already passed');
  return place?.isFull ? new DomainError('CONFLICT', 'Event is full') : null;
}

async function unregister({ sql }: Context, eventId: string, userId: string): Promise<void> {
  await sql(unregisterStatement, [eventId, userId]);
}
