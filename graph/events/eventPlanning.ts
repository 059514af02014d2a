import { type Context, clearLoaders, type OperatorContext } from '../context.ts';
import type { Event } from '../model/events/Event.ts';
import { publishEventPlaces } from '../model/events/eventPlacesGiven.ts';
import { registeredOrWaiting } from '../model/notifications/eventChangeTrigger.ts';
import { NotificationKind } from '../model/notifications/NotificationKind.ts';
import { publishNotificationsChanged, publishNotified } from '../model/notifications/notificationChanges.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { statement } from '../platform/database/sql.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { findAnyEvent, findEvent } from './events.ts';
import { changeEvent, type EventFacts, insertEvent, removeEvent, writeCallingOff } from './eventWrites.ts';

// Operators plan, move, call off and delete all events. Organisers do the same with those of their group: see groups/groupEvents.ts.

export type { EventFacts } from './eventWrites.ts';

/** Creates an event, in the time zone of the instance unless another is given. Throws BAD_USER_INPUT. */
export async function createEvent(ctx: OperatorContext, facts: EventFacts): Promise<Event> {
  const place = { timeZone: ctx.services.defaultTimeZone, groupId: null };
  const { id } = await inTransaction(ctx.em, (em) => insertEvent(within(ctx, em), facts, place));
  return reloadAny(ctx, id);
}

/** Changes the given facts of an event. Its registered members are notified of another day, time or place. Throws NOT_FOUND and BAD_USER_INPUT. */
export async function updateEvent(ctx: OperatorContext, eventId: string, facts: EventFacts): Promise<Event> {
  const at = await inTransaction(ctx.em, (em) => changeEvent(within(ctx, em), eventId, facts));
  await publishEventChanged(ctx, eventId, at);
  return reloadAny(ctx, eventId);
}

/** Deletes an event and every registration for it. Returns the deleted event. Throws NOT_FOUND. */
export async function cancelEvent(ctx: OperatorContext, eventId: string): Promise<Event> {
  const cancelled = await inTransaction(ctx.em, (em) => removeEvent(within(ctx, em), eventId));
  clearLoaders(ctx);
  return cancelled;
}

/**
 * Calls an event off, or puts it on again if the reason is null; idempotent. Its registered members are notified. Throws NOT_FOUND, and
 * BAD_USER_INPUT for an event that has started and for a missing reason.
 */
export async function setEventCalledOff(ctx: OperatorContext, eventId: string, reason: string | null): Promise<Event> {
  const at = await inTransaction(ctx.em, (em) => writeCallingOff(within(ctx, em), eventId, reason));
  await publishEventChanged(ctx, eventId, at);
  return reloadAny(ctx, eventId);
}

/** The operator in a transaction, which then contains the act and its entry in the log. */
const within = ({ now, operatorName }: OperatorContext, em: OperatorContext['em']) => ({ em, now, operatorName });

/** Reads an event again for an operator, also one of a group that only its members read. Throws NOT_FOUND. */
async function reloadAny(ctx: OperatorContext, id: string): Promise<Event> {
  clearLoaders(ctx);
  const event = await findAnyEvent(ctx, id);
  if (!event) throw new DomainError('NOT_FOUND', 'Event not found');
  return event;
}

/** Reads an event again after a change. Throws NOT_FOUND. */
export function reloadEvent(ctx: Context, id: string): Promise<Event> {
  clearLoaders(ctx);
  return requireEvent(ctx, id);
}

/** The event with this id. Throws NOT_FOUND. */
export async function requireEvent(ctx: Context, id: string): Promise<Event> {
  const event = await findEvent(ctx, id);
  if (!event) throw new DomainError('NOT_FOUND', 'Event not found');
  return event;
}

// A trigger writes the notifications of a changed event. Read through the registrations, because notifications have no index of events.
const notifiedStatement = statement(
  'event.notified',
  `select n.user_id as "userId", n.plan_before <> n.plan_after as "isTold"
   from ${registeredOrWaiting('$1')} r join notification n on n.user_id = r.user_id and n.kind = 'eventChanged' and n.subject_id = $1
   where n.read_at is null`,
);

/** Publishes to registered members, and to those who wait, that an event has a new plan, or again the plan they know. Also the places given at the instant of the change. */
export async function publishEventChanged(ctx: Context, eventId: string, at: Date): Promise<void> {
  const rows = await ctx.sql<{ userId: string; isTold: boolean }>(notifiedStatement, [eventId]);
  const idsWhere = (told: boolean) => rows.filter(({ isTold }) => isTold === told).map(({ userId }) => userId);
  publishNotified(ctx, idsWhere(true), { kind: NotificationKind.EVENT_CHANGED, subjectId: eventId.toLowerCase() });
  publishNotificationsChanged(ctx, idsWhere(false));
  await publishEventPlaces(ctx, eventId, at);
}
