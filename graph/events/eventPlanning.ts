import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { type Context, clearLoaders, type OperatorContext } from '../context.ts';
import { Event } from '../model/events/Event.ts';
import { noteAct } from '../model/operators/noteAct.ts';
import { flush, inTransaction } from '../platform/database/inTransaction.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import { validateInput } from '../platform/graphql/validation.ts';
import { given, textOrNull } from '../platform/lib/blank.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { isId } from '../platform/lib/ids.ts';
import { requireTimeZone } from '../users/timeZones.ts';
import { EventInput } from './EventInput.ts';
import { findEvent } from './events.ts';

// Only the operator plans, moves and cancels events. An event is locked while it changes, so that no member registers
// for an event that is being cancelled.

export type EventFacts = Partial<EventInput>;

/** Creates an event, in the time zone of the instance unless another is given. Throws BAD_USER_INPUT. */
export async function createEvent(ctx: OperatorContext, facts: EventFacts): Promise<Event> {
  const input = await checkFacts(ctx, { timeZone: ctx.services.defaultTimeZone, ...trimmed(facts) });
  const event = Object.assign(new Event(), input, { createdAt: ctx.now });
  noteAct(ctx, { verb: 'event create', targetId: event.id, note: event.title });
  await flush(ctx.em.persist(event));
  return reload(ctx, event.id);
}

/**
 * Changes the given facts of an event. Throws NOT_FOUND, BAD_USER_INPUT, and CONFLICT if more members have registered
 * than the new limit.
 */
export async function updateEvent(ctx: OperatorContext, eventId: string, facts: EventFacts): Promise<Event> {
  const changes = trimmed(facts);
  await inTransaction(ctx.em, async (em) => {
    const event = await lockEvent(em, eventId);
    const input = await checkFacts({ sql: sqlIn(em) }, { ...factsOf(event), ...changes });
    refuseOverflow(event, input.maxParticipants);
    noteAct(within(ctx, em), {
      verb: 'event edit',
      targetId: event.id,
      note: Object.keys(changes).join(', ') || null,
    });
    Object.assign(event, input);
  });
  return reload(ctx, eventId);
}

/** Deletes an event and every registration for it. Returns the deleted event. Throws NOT_FOUND. */
export async function cancelEvent(ctx: OperatorContext, eventId: string): Promise<Event> {
  const cancelled = await inTransaction(ctx.em, async (em) => {
    const event = await lockEvent(em, eventId);
    noteAct(within(ctx, em), { verb: 'event cancel', targetId: event.id, note: event.title });
    await em.nativeDelete(Event, { id: event.id });
    return event;
  });
  clearLoaders(ctx);
  return cancelled;
}

/** The operator in a transaction, which then contains the act and its entry in the log. */
const within = ({ now, operatorName }: OperatorContext, em: EntityManager) => ({ em, now, operatorName });

/** The given facts, with trimmed texts. An empty text removes a fact that can be absent. */
const trimmed = ({ title, location, timeZone, description, difficulty, ...facts }: EventFacts): EventFacts =>
  given({
    title: title?.trim(),
    location: location?.trim(),
    timeZone: timeZone?.trim(),
    description: textOrNull(description),
    difficulty: textOrNull(difficulty),
    ...facts,
  });

async function lockEvent(em: EntityManager, id: string): Promise<Event> {
  const event = isId(id) ? await em.findOne(Event, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }) : null;
  if (!event) throw new DomainError('NOT_FOUND', 'Event not found');
  return event;
}

function factsOf(event: Event): EventInput {
  const { title, description, date, timeZone, durationMinutes, location, type, difficulty, distance } = event;
  // The entity's time includes seconds.
  const start = { date, time: event.time.slice(0, 5), timeZone, durationMinutes };
  return { title, description, ...start, location, type, difficulty, distance, maxParticipants: event.maxParticipants };
}

async function checkFacts({ sql }: Pick<Context, 'sql'>, facts: EventFacts): Promise<EventInput> {
  const input = Object.assign(new EventInput(), facts);
  await validateInput(input);
  return Object.assign(input, { timeZone: await requireTimeZone(sql, input.timeZone, 'timeZone') });
}

function refuseOverflow({ participantCount }: Event, maxParticipants: number | null): void {
  if (maxParticipants === null || participantCount <= maxParticipants) return;
  const message = `max participants must be at least ${participantCount}: so many have registered`;
  throw new DomainError('CONFLICT', message, { field: 'maxParticipants' });
}

async function reload(ctx: Context, id: string): Promise<Event> {
  ctx.load.eventById.clear(id.toLowerCase());
  const event = await findEvent(ctx, id);
  if (!event) throw new DomainError('NOT_FOUND', 'Event not found');
  return event;
}
