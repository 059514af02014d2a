import type { CreateEventInput, UpdateEventInput } from './eventFactsInput.ts';
import type { EventFacts } from './eventWrites.ts';

type Given = CreateEventInput | Omit<UpdateEventInput, 'eventId'>;

/** The facts of an input. A fact that every event has is not given if it is null. */
export function factsIn({
  title,
  date,
  time,
  location,
  timeZone,
  durationMinutes,
  type,
  ...optional
}: Given): EventFacts {
  return {
    title: title ?? undefined,
    date: date ?? undefined,
    time: time ?? undefined,
    location: location ?? undefined,
    timeZone: timeZone ?? undefined,
    durationMinutes: durationMinutes ?? undefined,
    type: type ?? undefined,
    ...optional,
  };
}
