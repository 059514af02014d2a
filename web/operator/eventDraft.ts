import type { CreateEventInput, EventType, OperatorEventRowFragment, UpdateEventInput } from '../generated.ts';
import { distanceFault } from '../lib/unitEntry.ts';
import type { DraftErrors } from './useBoardForm.ts';

/** An event in its form. Numbers are as typed. */
export interface EventDraft {
  title: string;
  date: string;
  time: string;
  /** Empty for the zone of the instance. */
  timeZone: string;
  durationMinutes: string;
  location: string;
  type: EventType;
  description: string;
  difficulty: string;
  /** In miles. */
  distance: string;
  maxParticipants: string;
}

export const blankEvent: EventDraft = {
  title: '',
  date: '',
  time: '',
  timeZone: '',
  durationMinutes: '120',
  location: '',
  type: 'GROUP_RIDE',
  description: '',
  difficulty: '',
  distance: '',
  maxParticipants: '',
};

/** The facts of an event that its form changes. */
export type EditableEvent = Pick<
  OperatorEventRowFragment,
  | 'title'
  | 'description'
  | 'date'
  | 'time'
  | 'timeZone'
  | 'durationMinutes'
  | 'location'
  | 'type'
  | 'difficulty'
  | 'distance'
  | 'maxParticipants'
>;

export function draftOf(event: EditableEvent): EventDraft {
  const { title, date, time, timeZone, location, type } = event;
  return {
    ...{ title, date, time, timeZone, location, type },
    durationMinutes: String(event.durationMinutes),
    description: event.description ?? '',
    difficulty: event.difficulty ?? '',
    distance: event.distance === null ? '' : String(event.distance),
    maxParticipants: event.maxParticipants === null ? '' : String(event.maxParticipants),
  };
}

const numberIn = (text: string): number | null => (text.trim() ? Number(text.trim().replace(',', '.')) : null);
const isWhole = (value: number | null) => value === null || (Number.isInteger(value) && Math.abs(value) < 2 ** 31);

/** The faults of numbers that the request cannot carry, in the words of the server. The server finds all other faults. */
export function faultsOf({ durationMinutes, distance, maxParticipants }: EventDraft): DraftErrors<EventDraft> {
  const errors: DraftErrors<EventDraft> = {};
  const duration = numberIn(durationMinutes);
  if (duration === null || !isWhole(duration))
    errors.durationMinutes = 'duration must be a whole number of minutes from 1 to 43,200';
  if (!Number.isFinite(numberIn(distance) ?? 0)) errors.distance = distanceFault;
  if (!isWhole(numberIn(maxParticipants)))
    errors.maxParticipants = 'max participants must be a whole number from 1 to 1,000,000';
  return errors;
}

type Changes = Omit<UpdateEventInput, 'eventId'>;

/** The differences between two drafts. A blank fact that an event can lack is removed. */
export function changesOf(draft: EventDraft, initial: EventDraft): Changes {
  const ifChanged = <Value>(name: keyof EventDraft, value: Value) =>
    draft[name].trim() === initial[name] ? undefined : value;
  return {
    title: ifChanged('title', draft.title.trim()),
    date: ifChanged('date', draft.date),
    time: ifChanged('time', draft.time),
    timeZone: ifChanged('timeZone', draft.timeZone),
    durationMinutes: ifChanged('durationMinutes', numberIn(draft.durationMinutes)),
    location: ifChanged('location', draft.location.trim()),
    type: ifChanged('type', draft.type),
    description: ifChanged('description', draft.description.trim() || null),
    difficulty: ifChanged('difficulty', draft.difficulty.trim() || null),
    distance: ifChanged('distance', numberIn(draft.distance)),
    maxParticipants: ifChanged('maxParticipants', numberIn(draft.maxParticipants)),
  };
}

/** A new event, with the differences from a blank form. */
export function newEventOf(draft: EventDraft): CreateEventInput {
  const { title, date, time, location } = draft;
  return { ...changesOf(draft, blankEvent), title: title.trim(), date, time, location: location.trim() };
}
