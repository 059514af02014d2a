import { useUserRidesQuery } from '../generated.ts';
import { RideListDialog } from './RideListDialog.tsx';

interface Props {
  userId: string;
  onClose(): void;
}

/** The rides that a member has posted. */
export function RidesDialog({ userId, onClose }: Props) {
  const { data, error, refetch, fetchMore } = useUserRidesQuery({ variables: { userId } });
  const rides = data?.user?.posts;

  return (
    <RideListDialog
      title="Rides"
      rides={rides}
      emptyText="No rides yet. Share your first cycling adventure!"
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
      onMore={() => fetchMore({ variables: { after: rides?.pageInfo.endCursor } })}
      onClose={onClose}
    />
  );
}
