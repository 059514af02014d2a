import type { EventPlacesFragment } from '../generated.ts';

export type EventPhase = 'ahead' | 'running' | 'past';

/** Where an event stands in time: places are taken ahead of it alone, and a past one has ended. */
export function eventPhase(
  { startsAt, endsAt }: Pick<EventPlacesFragment, 'startsAt' | 'endsAt'>,
  now: Date,
): EventPhase {
  if (new Date(endsAt) < now) return 'past';
  return new Date(startsAt) <= now ? 'running' : 'ahead';
}
