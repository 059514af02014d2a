import { eventsByIds } from '../../events/events.ts';
import { type Event, EventType } from '../../model/events/Event.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { excerpt } from '../../platform/lib/excerpt.ts';
import { distanceText, type ReaderUnits } from '../../platform/lib/figureTexts.ts';
import { isId } from '../../platform/lib/ids.ts';
import { inOneLine } from '../../platform/lib/plainText.ts';
import { capitalized, startText } from './sharedPost.ts';

// An event as other sites show it. Everyone may read events. Participants are counted, never named.

export interface SharedEvent extends Event {
  /** The units of visitors. Absent or null if the operator has set none. */
  units?: ReaderUnits;
}

const words: Record<EventType, string> = {
  [EventType.GROUP_RIDE]: 'Group ride',
  [EventType.MOUNTAIN_BIKE]: 'Mountain bike ride',
  [EventType.WORKSHOP]: 'Workshop',
  [EventType.TRAINING]: 'Training',
};

const longestDescription = 200;

/** The event with this id, or null if it is unknown. */
export async function findSharedEvent(sql: Sql, id: string): Promise<Event | null> {
  if (!isId(id)) return null;
  const [event] = await eventsByIds({ sql, viewer: null }, [id]);
  return event ?? null;
}

/** The kind of an event and its difficulty: 'Group ride, hard'. */
export function kindOfEvent({ type, difficulty }: Event): string {
  return difficulty ? `${words[type]}, ${inOneLine(difficulty)}` : words[type];
}

/** The registered members and the limit: '8 of 16 places taken', without a limit '8 going'. */
export function placesOf({ participantCount, maxParticipants }: Event): string {
  return maxParticipants === null
    ? `${participantCount} going`
    : `${participantCount} of ${maxParticipants} places taken`;
}

/** The title of an event, which says whether it is called off. */
export function titleOfEvent({ title, calledOffReason }: Event): string {
  return calledOffReason === null ? inOneLine(title) : `Called off: ${inOneLine(title)}`;
}

/** The data of an event as texts, the most important first. */
export function eventFacts(event: SharedEvent): string[] {
  const { distance, location, calledOffReason, units } = event;
  return [
    calledOffReason && `Called off: ${inOneLine(calledOffReason)}`,
    capitalized(kindOfEvent(event)),
    startText(event),
    inOneLine(location),
    distance ? distanceText(distance, units) : null,
    placesOf(event),
  ].filter((fact) => fact !== null);
}

/** The data of the event and its description, in one line. */
export function descriptionOfEvent(event: SharedEvent): string {
  const texts = [...eventFacts(event), event.description && inOneLine(event.description)];
  return excerpt(texts.filter(Boolean).join(' · '), longestDescription);
}
