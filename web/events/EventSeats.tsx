import type { EventPlacesFragment } from '../generated.ts';
import { SeatsBar } from '../ui/SeatsBar.tsx';

interface Props {
  event: Pick<EventPlacesFragment, 'participantCount' | 'maxParticipants'>;
}

/** The number of participants and the limit. Without a limit, no bar is shown. */
export const EventSeats = ({ event: { participantCount, maxParticipants } }: Props) => (
  <SeatsBar taken={participantCount} places={maxParticipants} noun="participant" told="participants" isShort />
);
