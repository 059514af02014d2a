import { type Context, clearLoaders } from '../context.ts';
import type { Event } from '../model/events/Event.ts';
import { publishEventPlaces } from '../model/events/eventPlacesGiven.ts';
import { eventPolicy } from '../model/events/eventPolicy.ts';
import { publishNotificationsChanged } from '../model/notifications/notificationChanges.ts';
import { statement } from '../platform/database/sql.ts';
import { allow, requireViewer } from '../platform/lib/allow.ts';
import { badInput, DomainError } from '../platform/lib/errors.ts';
import { isId } from '../platform/lib/ids.ts';
import { findEvent } from './events.ts';

// Registrations for events. Every verb locks the event before it touches a registration or the waiting list: one of many concurrent
// requests gets the last place, and no two of them can deadlock. Capacity limits registering, never cancelling.

// A statement that waited for the lock reads the event again, as the transaction before it committed it. Without a free place, the
// member waits for one if `$4` is true.
const registerStatement = statement(
  'registration.register',
  `with place as (
     select id, starts_at <= $3::timestamptz as "hasStarted", coalesce(participant_count >= max_participants, false) as "isFull",
       called_off_at is not null as "isCalledOff"
     from event where id = $1 for no key update
   ), open as (
     select id, "isFull" from place where not "hasStarted" and not "isCalledOff"
   ), taken as (
     insert into event_registration (event_id, user_id, created_at)
     select id, $2::uuid, $3::timestamptz from open where not "isFull"
     on conflict do nothing
   ), waiting as (
     insert into event_waiting (event_id, user_id, created_at)
     select id, $2::uuid, null::timestamptz from open where "isFull" and $4::boolean
     on conflict do nothing
   )
   select "hasStarted", "isFull", "isCalledOff" from place`,
);

/** A statement that ends the waiting of a member, and with `table` the registration too, and deletes their unread notifications about the event. */
const leaving = (...tables: readonly ('event_registration' | 'event_waiting')[]) =>
  `with place as (select id from event where id = $1 for no key update), ${tables
    .map(
      (table) =>
        `${table}_gone as (
           delete from ${table} own using place where own.event_id = place.id and own.user_id = $2 returning own.event_id, own.user_id
         )`,
    )
    .join(', ')}, forgotten as (
     delete from notification n using (${tables.map((table) => `select event_id, user_id from ${table}_gone`).join(' union all ')}) ended
     where n.user_id = ended.user_id and n.kind in ('eventChanged', 'eventPlace') and n.subject_id = ended.event_id and n.read_at is null
     returning n.id
   ) select exists (select from forgotten) as "hasForgotten", now()::timestamptz(3) as at from place`;
const unregisterStatement = statement('registration.unregister', leaving('event_registration', 'event_waiting'));
const stopWaitingStatement = statement('registration.stopWaiting', leaving('event_waiting'));

/**
 * Registers for an event or cancels the registration. Idempotent. Cancelling always works, and ends the waiting for a place too. Throws
 * UNAUTHENTICATED, NOT_FOUND, CONFLICT 'Event is full', BAD_USER_INPUT 'Cannot register for an event that has already passed' once it has
 * started, and 'Cannot register for an event that is called off'.
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
  const refusal = registered ? await register(ctx, id, { userId: viewer.id, mayWait: false }) : null;
  const event = await rereadOrLeave(ctx, id, viewer.id);
  // The reason does not concern a member who has registered already.
  if (refusal && !(await ctx.load.viewerIsRegistered.load(id))) throw refusal;
  return { event };
}

/**
 * Asks for a place in an event, or leaves its waiting list; idempotent. A free place is given at once. A registered member is not changed.
 * Leaving always works. Throws UNAUTHENTICATED, NOT_FOUND, and the errors of `setEventRegistration` for an event that has started or is
 * called off.
 */
export async function setEventWaiting(ctx: Context, eventId: string, waiting: boolean): Promise<{ event: Event }> {
  const viewer = requireViewer(ctx);
  if (!waiting && isId(eventId)) await leave(ctx, stopWaitingStatement, eventId, viewer.id);
  const { id } = await requireEvent(ctx, eventId);
  const refusal = waiting ? await register(ctx, id, { userId: viewer.id, mayWait: true }) : null;
  const event = await rereadOrLeave(ctx, id, viewer.id);
  const isIn = async () =>
    (await ctx.load.viewerIsRegistered.load(id)) || (await ctx.load.viewerEventPosition.load(id)) !== null;
  if (refusal && !(await isIn())) throw refusal;
  return { event };
}

async function requireEvent(ctx: Context, id: string): Promise<Event> {
  const event = await findEvent(ctx, id);
  allow(ctx.viewer, eventPolicy.register, event);
  return event;
}

/** Reads the event again. A viewer who may no longer read it, as after a removal from its group, gives their place back. */
async function rereadOrLeave(ctx: Context, id: string, viewerId: string): Promise<Event> {
  clearLoaders(ctx);
  try {
    return await requireEvent(ctx, id);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'NOT_FOUND') await unregister(ctx, id, viewerId);
    throw error;
  }
}

type Place = { hasStarted: boolean; isFull: boolean; isCalledOff: boolean };

/** Registers if a place is free, or waits for one. Otherwise returns the error. */
async function register(
  { sql, now }: Context,
  eventId: string,
  { userId, mayWait }: { userId: string; mayWait: boolean },
): Promise<DomainError | null> {
  const [place] = await sql<Place>(registerStatement, [eventId, userId, now, mayWait]);
  if (place?.isCalledOff) return badInput('Cannot register for an event that is called off');
  if (place?.hasStarted) return badInput('Cannot register for an event that has already passed');
  return place?.isFull && !mayWait ? new DomainError('CONFLICT', 'Event is full') : null;
}

async function unregister(ctx: Context, eventId: string, userId: string): Promise<void> {
  await leave(ctx, unregisterStatement, eventId, userId);
  // A place that the viewer was given while the statement waited for the event is in a row that it cannot see.
  if (await ctx.load.viewerIsRegistered.load(eventId.toLowerCase())) {
    await leave(ctx, unregisterStatement, eventId, userId);
  }
}

async function leave(
  ctx: Context,
  leaveStatement: typeof unregisterStatement,
  eventId: string,
  userId: string,
): Promise<void> {
  const [left] = await ctx.sql<{ hasForgotten: boolean; at: Date }>(leaveStatement, [eventId, userId]);
  if (!left) return;
  if (left.hasForgotten) publishNotificationsChanged(ctx, [userId]);
  await publishEventPlaces(ctx, eventId, left.at);
}
