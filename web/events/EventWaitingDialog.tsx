import { useEventWaitingListQuery } from '../generated.ts';
import { PeopleDialog } from '../users/PeopleDialog.tsx';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  eventId: string;
}

/** The members who wait for a place, for the organisers of the group. */
export function EventWaitingDialog({ open, onOpenChange, eventId }: Props) {
  return open && <Waiting eventId={eventId} onClose={() => onOpenChange(false)} />;
}

function Waiting({ eventId, onClose }: { eventId: string; onClose(): void }) {
  const list = useEventWaitingListQuery({ variables: { eventId }, fetchPolicy: 'cache-and-network' });
  const people = list.data?.event?.waiting ?? undefined;
  const hasFailed = list.error !== undefined || list.data?.event === null;

  return (
    <PeopleDialog
      title="Waiting list"
      emptyText="Nobody waits"
      people={people}
      hasFailed={hasFailed}
      onRetry={() => void list.refetch()}
      onMore={() => list.fetchMore({ variables: { after: people?.pageInfo.endCursor } })}
      onClose={onClose}
    />
  );
}
