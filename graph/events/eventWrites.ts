import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { Context } from '../context.ts';
import { Event } from '../model/events/Event.ts';
import { inputLimits } from '../model/inputLimits.ts';
import { type ByOperator, noteAct } from '../model/operators/noteAct.ts';
import { statement } from '../platform/database/sql.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import { codePointCount, validateInput } from '../platform/graphql/validation.ts';
import { given, textOrNull } from '../platform/lib/blank.ts';
import { badInput, DomainError } from '../platform/lib/errors.ts';
import { isId } from '../platform/lib/ids.ts';
import { requireTimeZone } from '../users/timeZones.ts';
import { EventInput } from './EventInput.ts';

// The writes of those who plan events, each in a transaction with its entry in the log. An event is locked while it changes, so that
// no member registers for an event that is being deleted or called off. The log repeats words of the operator alone, because it is never
// deleted.

export type EventFacts = Partial<EventInput>;

const wordsOf = ({ isOrganiser }: ByOperator, words: string | null) => (isOrganiser ? null : words);

/** Creates an event, of a group or of none, in this time zone unless the facts name another. Throws BAD_USER_INPUT. */
export async function insertEvent(
  by: ByOperator,
  facts: EventFacts,
  { timeZone, groupId }: { timeZone: string; groupId: string | null },
): Promise<Event> {
  const input = await checkFacts({ sql: sqlIn(by.em) }, { timeZone, ...trimmed(facts) });
  const event = Object.assign(new Event(), input, { createdAt: by.now, groupId });
  noteAct(by, { verb: 'event create', targetId: event.id, note: wordsOf(by, event.title) });
  by.em.persist(event);
  return event;
}

/**
 * Changes the given facts of an event. A lower maximum removes nobody. A higher one gives places to members who wait. Returns the instant
 * at which the transaction gives them. Throws NOT_FOUND and BAD_USER_INPUT.
 */
export async function changeEvent(by: ByOperator, eventId: string, facts: EventFacts): Promise<Date> {
  const changes = trimmed(facts);
  const event = await lockEvent(by.em, eventId);
  const former: Record<string, unknown> = { ...factsOf(event) };
  const input = await checkFacts({ sql: sqlIn(by.em) }, { ...factsOf(event), ...changes });
  const changed = Object.entries(input).filter(([fact, value]) => value !== former[fact]);
  if (changed.length > 0)
    noteAct(by, { verb: 'event edit', targetId: event.id, note: changed.map(([fact]) => fact).join(', ') });
  Object.assign(event, input);
  return placesAt(by.em);
}

/** Deletes an event and every registration for it. Returns the deleted event. Throws NOT_FOUND. */
export async function removeEvent(by: ByOperator, eventId: string): Promise<Event> {
  const event = await lockEvent(by.em, eventId);
  noteAct(by, { verb: 'event cancel', targetId: event.id, note: wordsOf(by, event.title) });
  await by.em.nativeDelete(Event, { id: event.id });
  return event;
}

const { calledOffReason: longestReason } = inputLimits.event;

/**
 * Calls an event off, or puts it on again if the reason is null; idempotent. A trigger notifies its registered members. Throws NOT_FOUND,
 * and BAD_USER_INPUT for an event that has started and for a missing reason. Returns the instant at which the transaction gives places.
 */
export async function writeCallingOff(by: ByOperator, eventId: string, reason: string | null): Promise<Date> {
  const calledOffReason = reason === null ? null : checkReason(reason);
  const event = await lockEvent(by.em, eventId);
  const at = await placesAt(by.em);
  if (event.calledOffReason === calledOffReason) return at;
  if (event.startsAt <= by.now)
    throw badInput('Cannot call off an event that has already started, or put it on again', 'eventId');
  const calledOffAt = calledOffReason === null ? null : (event.calledOffAt ?? by.now);
  const verb = calledOffReason === null ? 'event put-on' : 'event call-off';
  noteAct(by, { verb, targetId: event.id, note: wordsOf(by, calledOffReason) });
  Object.assign(event, { calledOffAt, calledOffReason });
  return at;
}

function checkReason(given: string): string {
  const reason = given.trim();
  if (reason.includes('\u0000')) throw badInput('reason must not contain null characters', 'reason');
  if (codePointCount(reason) > longestReason)
    throw badInput(`reason must have at most ${longestReason} characters`, 'reason');
  if (reason === '') throw badInput('Please say why the event is called off', 'reason');
  return reason;
}

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

const instantStatement = statement('event.instant', 'select now()::timestamptz(3) as at');

/** The instant of the running transaction, at which triggers register the members who get a place. */
async function placesAt(em: EntityManager): Promise<Date> {
  const [instant] = await sqlIn(em)<{ at: Date }>(instantStatement, []);
  return instant?.at ?? new Date(0);
}
