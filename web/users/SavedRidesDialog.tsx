import { useSavedRidesQuery } from '../generated.ts';
import { RideListDialog } from './RideListDialog.tsx';

interface Props {
  onClose(): void;
}

/** The rides that one has saved for later. */
export function SavedRidesDialog({ onClose }: Props) {
  const { data, error, refetch, fetchMore } = useSavedRidesQuery();
  const rides = data?.savedRides;

  return (
    <RideListDialog
      title="Saved Rides"
      rides={rides}
      emptyText="No saved rides yet"
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
      onMore={() => fetchMore({ variables: { after: rides?.pageInfo.endCursor } })}
      onClose={onClose}
    />
  );
}
