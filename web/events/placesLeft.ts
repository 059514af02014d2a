import type { EventPlacesFragment } from '../generated.ts';
import { eventPhase } from './eventPhase.ts';

type Places = Pick<
  EventPlacesFragment,
  'startsAt' | 'endsAt' | 'participantCount' | 'maxParticipants' | 'calledOffReason'
>;

/** '8 of 16 places left', while members can register for an event with a limit. Otherwise undefined. */
export function placesLeft(event: Places): string | undefined {
  const { participantCount, maxParticipants } = event;
  if (maxParticipants === null || event.calledOffReason !== null || eventPhase(event, new Date()) !== 'ahead')
    return undefined;
  const left = Math.max(0, maxParticipants - participantCount);
  return left === 0 ? 'No places left' : `${left} of ${maxParticipants} places left`;
}
