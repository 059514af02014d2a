import type { EntityManager } from '@mikro-orm/postgresql';
import { LockMode } from '@mikro-orm/postgresql';
import type { Context } from '../context.ts';
import { given } from '../lib/blank.ts';
import { DomainError } from '../lib/errors.ts';
import { isId } from '../lib/ids.ts';
import { validateInput } from '../lib/validation.ts';
import { requireTimeZone } from '../users/timeZones.ts';
import { Event } from './Event.ts';
import { EventInput } from './EventInput.ts';
import { findEvent } from './events.ts';

// The operator plans events: no member makes, moves or cancels one. An event is locked while it changes, so that nobody
// registers for what is being taken away.

export type EventFacts = Partial<EventInput>;

/** Makes an event; in the time zone of the instance unless given another. Throws BAD_USER_INPUT. */
export async function createEvent(ctx: Context, facts: EventFacts): Promise<Event> {
  const input = await checkFacts(ctx, { timeZone: ctx.services.defaultTimeZone, ...given(facts) });
  const event = Object.assign(new Event(), input, { createdAt: ctx.now });
  await ctx.em.persist(event).flush();
  return reload(ctx, event.id);
}

/** Changes what is given of an event. Throws NOT_FOUND, BAD_USER_INPUT, CONFLICT where more have registered than may come. */
export async function updateEvent(ctx: Context, eventId: string, facts: EventFacts): Promise<Event> {
  await ctx.em.transactional(async (em) => {
    const event = await lockEvent(em, eventId);
    const input = await checkFacts(ctx, { ...factsOf(event), ...given(facts) });
    refuseOverflow(event, input.maxParticipants);
    Object.assign(event, input);
  });
  return reload(ctx, eventId);
}

/** Deletes an event and every registration for it. Answers what it was. Throws NOT_FOUND. */
export async function cancelEvent(ctx: Context, eventId: string): Promise<Event> {
  return ctx.em.transactional(async (em) => {
    const event = await lockEvent(em, eventId);
    await em.nativeDelete(Event, { id: event.id });
    return event;
  });
}

async function lockEvent(em: EntityManager, id: string): Promise<Event> {
  const event = isId(id) ? await em.findOne(Event, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }) : null;
  if (!event) throw new DomainError('NOT_FOUND', 'Event not found');
  return event;
}

function factsOf(event: Event): EventInput {
  const { title, description, date, timeZone, durationMinutes, location, type, difficulty, distance } = event;
  // An entity has its time with seconds.
  const start = { date, time: event.time.slice(0, 5), timeZone, durationMinutes };
  return { title, description, ...start, location, type, difficulty, distance, maxParticipants: event.maxParticipants };
}

async function checkFacts({ sql }: Context, facts: EventFacts): Promise<EventInput> {
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
