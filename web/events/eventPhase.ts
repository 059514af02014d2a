import type { EventPlacesFragment } from '../generated.ts';

export type EventPhase = 'ahead' | 'running' | 'past';

/** The phase of an event in time. Registration is open only before it starts. */
export function eventPhase(
  { startsAt, endsAt }: Pick<EventPlacesFragment, 'startsAt' | 'endsAt'>,
  now: Date,
): EventPhase {
  if (new Date(endsAt) < now) return 'past';
  return new Date(startsAt) <= now ? 'running' : 'ahead';
}

/** Whether an event has ended or does not take place. Its date stands back then. */
export const isOver = (event: Pick<EventPlacesFragment, 'startsAt' | 'endsAt' | 'calledOffReason'>): boolean =>
  event.calledOffReason !== null || eventPhase(event, new Date()) === 'past';
