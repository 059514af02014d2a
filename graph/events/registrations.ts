import type { Context, Reader } from '../context.ts';
import { reread } from '../context.ts';
import { statement } from '../database/sql.ts';
import { allow, requireViewer } from '../lib/allow.ts';
import { badInput, DomainError } from '../lib/errors.ts';
import type { Event } from './Event.ts';
import { eventPolicy } from './eventPolicy.ts';
import { findEvent } from './events.ts';

// Who has registered for an event. Both verbs lock the event before they touch a registration: the last place goes to
// one of many who ask at once, and no two of them can wait for each other. Capacity gates coming, never leaving.

const registeredAmongStatement = statement(
  'registration.registeredAmong',
  `select event_id as key from event_registration where user_id = $1 and event_id = any($2::uuid[])`,
);
// Who waits for the lock reads the event again as the one before has left it: its start, its places and its count.
const registerStatement = statement(
  'registration.register',
  `with place as (
     select id, starts_at <= $3::timestamptz as "hasStarted", coalesce(participant_count >= max_participants, false) as "isFull"
     from event where id = $1 for no key update
   ), taken as (
     insert into event_registration (event_id, user_id, created_at)
     select id, $2::uuid, $3::timestamptz from place where not "hasStarted" and not "isFull"
     on conflict do nothing
   )
   select "hasStarted", "isFull" from place`,
);
const unregisterStatement = statement(
  'registration.unregister',
  `with place as (select id from event where id = $1 for no key update)
   delete from event_registration registration using place
   where registration.event_id = place.id and registration.user_id = $2`,
);

/** Those of the events with these ids that the viewer has registered for. */
export async function registeredAmong({ sql, viewer }: Reader, ids: readonly string[]): Promise<{ key: string }[]> {
  return viewer ? sql(registeredAmongStatement, [viewer.id, ids]) : [];
}

/**
 * Registers for an event or takes it back; idempotent, and leaving always works. Throws UNAUTHENTICATED, NOT_FOUND,
 * CONFLICT 'Event is full' and, once it has started, BAD_USER_INPUT 'Cannot register for an event that has already passed'.
 */
export async function setEventRegistration(
  ctx: Context,
  eventId: string,
  registered: boolean,
): Promise<{ event: Event }> {
  const viewer = requireViewer(ctx);
  const { id } = await requireEvent(ctx, eventId);
  const refusal = registered ? await register(ctx, id, viewer.id) : await unregister(ctx, id, viewer.id);
  reread(ctx);
  const event = await requireEvent(ctx, id);
  // What keeps others out is no matter to who is in already.
  if (refusal && !(await ctx.load.viewerIsRegistered.load(id))) throw refusal;
  return { event };
}

async function requireEvent(ctx: Context, id: string): Promise<Event> {
  const event = await findEvent(ctx, id);
  allow(ctx.viewer, eventPolicy.register, event);
  return event;
}

/** Takes a place if there is one to take; answers why there is none. */
async function register({ sql, now }: Context, eventId: string, userId: string): Promise<DomainError | null> {
  const [place] = await sql<{ hasStarted: boolean; isFull: boolean }>(registerStatement, [eventId, userId, now]);
  if (place?.hasStarted) return badInput('Cannot register for an event that has already passed');
  return place?.isFull ? new DomainError('CONFLICT', 'Event is full') : null;
}

async function unregister({ sql }: Context, eventId: string, userId: string): Promise<null> {
  await sql(unregisterStatement, [eventId, userId]);
  return null;
}
