import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, clearLoaders } from '../context.ts';
import { publishEventChanged, reloadEvent, requireEvent } from '../events/eventPlanning.ts';
import { changeEvent, type EventFacts, insertEvent, removeEvent, writeCallingOff } from '../events/eventWrites.ts';
import type { Event } from '../model/events/Event.ts';
import type { ByOperator } from '../model/operators/noteAct.ts';
import type { User } from '../model/users/User.ts';
import { statement } from '../platform/database/sql.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import type { Connection } from '../platform/graphql/connection.ts';
import type { PageArguments } from '../platform/graphql/paginate.ts';
import { requireViewer } from '../platform/lib/allow.ts';
import { badInput, DomainError } from '../platform/lib/errors.ts';
import { asOrganiser, requireOrganised } from './organisers.ts';

// Organisers plan the events of their group, as operators plan all events. The group of an event never changes. An event of no group
// is the operator's alone.

/** The maximum number of events of a group that start in the future. */
const maxEventsAhead = 100;
const aheadStatement = statement(
  'group.eventsAhead',
  'select count(*)::int as count from event where group_id = $1 and starts_at > $2',
);

/** Throws CONFLICT when a group, which is locked, has more events ahead than it may have. */
async function refuseTooManyEvents(em: EntityManager, groupId: string, now: Date): Promise<void> {
  const [ahead] = await sqlIn(em)<{ count: number }>(aheadStatement, [groupId, now]);
  if (ahead && ahead.count > maxEventsAhead)
    throw new DomainError(
      'CONFLICT',
      `A group has at most ${maxEventsAhead} events in the future: delete one first, or wait`,
    );
}

async function startOf(em: EntityManager, eventId: string): Promise<Date | undefined> {
  const text = 'select starts_at as "startsAt" from event where id = ? for no key update';
  const [row] = await em.execute<{ startsAt: string }[]>(text, [eventId]);
  return row && new Date(row.startsAt);
}

/**
 * Writes an event whose start is new, and checks it. Events of the past are not planned, so that the events ahead bound all that are made.
 * Throws BAD_USER_INPUT for a start in the past, and CONFLICT for too many events ahead.
 */
async function settleStart(
  em: EntityManager,
  { id, groupId }: { id: string; groupId: string },
  before: Date | undefined | null,
  now: Date,
): Promise<void> {
  await em.flush();
  const start = await startOf(em, id);
  if (!start || start.getTime() === before?.getTime()) return;
  if (start <= now) throw badInput('An event of a group starts in the future', 'date');
  if (!before || before <= now) await refuseTooManyEvents(em, groupId, now);
}

/**
 * Creates an event of a group that the viewer organises. Throws like `requireOrganised`, BAD_USER_INPUT, CONFLICT for too many events in the
 * future, and RATE_LIMITED beyond the limit of texts.
 */
export async function planGroupEvent(ctx: Context, groupId: string, facts: EventFacts): Promise<Event> {
  const group = await requireOrganised(ctx, groupId);
  const place = { timeZone: ctx.services.defaultTimeZone, groupId: group.id };
  const { id } = await asOrganiser(ctx, group, async (em, by) => {
    const { id } = await insertEvent(by, facts, place);
    await settleStart(em, { id, groupId: group.id }, null, ctx.now);
    return { id };
  });
  return reloadEvent(ctx, id);
}

/** Changes the given facts of an event of a group that the viewer organises. Throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN and BAD_USER_INPUT. */
export async function editGroupEvent(ctx: Context, eventId: string, facts: EventFacts): Promise<Event> {
  const at = await asPlanner(ctx, eventId, async (by, { id, groupId }) => {
    const before = await startOf(by.em, id);
    const at = await changeEvent(by, id, facts);
    await settleStart(by.em, { id, groupId }, before, ctx.now);
    return at;
  });
  await publishEventChanged(ctx, eventId, at);
  return reloadEvent(ctx, eventId);
}

/** Calls such an event off, or puts it on again if the reason is null; idempotent. Throws like `editGroupEvent`. */
export async function setGroupEventCalledOff(ctx: Context, eventId: string, reason: string | null): Promise<Event> {
  const at = await asPlanner(ctx, eventId, (by, { id }) => writeCallingOff(by, id, reason));
  await publishEventChanged(ctx, eventId, at);
  return reloadEvent(ctx, eventId);
}

/** Deletes such an event and every registration for it. Throws UNAUTHENTICATED, NOT_FOUND and FORBIDDEN. */
export async function deleteGroupEvent(ctx: Context, eventId: string): Promise<void> {
  await asPlanner(ctx, eventId, (by, { id }) => removeEvent(by, id));
  clearLoaders(ctx);
}

/** The members who wait for a place in an event. Null for everyone but the organisers of its group. */
export async function listEventWaiting(
  ctx: Context,
  event: Event,
  page: PageArguments,
): Promise<Connection<User> | null> {
  const mayRead = event.groupId !== null && (await ctx.load.viewerOrganises.load(event.groupId));
  return mayRead ? ctx.load.waitingOfEvent.load({ ...page, ownerId: event.id }) : null;
}

/** The same by the id of the event. Throws UNAUTHENTICATED, NOT_FOUND, and FORBIDDEN for everyone but the organisers of its group. */
export async function requireEventWaiting(
  ctx: Context,
  eventId: string,
  page: PageArguments,
): Promise<Connection<User>> {
  const { event } = await requirePlanned(ctx, eventId);
  return ctx.load.waitingOfEvent.load({ ...page, ownerId: event.id });
}

/** An event and its group, which the viewer organises. */
async function requirePlanned(ctx: Context, eventId: string) {
  requireViewer(ctx);
  const event = await requireEvent(ctx, eventId);
  if (event.groupId === null) throw new DomainError('FORBIDDEN', 'Only the operator plans this event');
  return { event, group: await requireOrganised(ctx, event.groupId) };
}

/** Runs a write of an event as an organiser of its group, with the group locked. */
async function asPlanner<Result>(
  ctx: Context,
  eventId: string,
  write: (by: ByOperator, event: { id: string; groupId: string }) => Promise<Result>,
): Promise<Result> {
  const { event, group } = await requirePlanned(ctx, eventId);
  return asOrganiser(ctx, group, (_em, by) => write(by, { id: event.id, groupId: group.id }));
}
