import { useEventParticipantsQuery } from '../generated.ts';
import { PeopleDialog } from '../users/PeopleDialog.tsx';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  eventId: string;
}

/** The members who have registered for an event. */
export function ParticipantsDialog({ open, onOpenChange, eventId }: Props) {
  return open && <Participants eventId={eventId} onClose={() => onOpenChange(false)} />;
}

function Participants({ eventId, onClose }: { eventId: string; onClose(): void }) {
  const { data, error, refetch, fetchMore } = useEventParticipantsQuery({ variables: { eventId } });
  const people = data?.event?.participants;

  return (
    <PeopleDialog
      title="Participants"
      people={people}
      // A cancelled event has no participants.
      hasFailed={error !== undefined || data?.event === null}
      onRetry={() => void refetch()}
      onMore={() => fetchMore({ variables: { after: people?.pageInfo.endCursor } })}
      onClose={onClose}
    />
  );
}
