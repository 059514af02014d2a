import styled from '@emotion/styled';
import { reloadLists } from '../apollo/edges.ts';
import { useSetRideParticipationMutation } from '../generated.ts';
import { reloadMyRides } from '../rides/reloadMyRides.ts';
import { Button } from '../ui/Button.tsx';
import { useToast } from '../ui/Toast.tsx';

interface Props {
  postId: string;
  /** The id of the element that says which ride it is. */
  describedBy: string;
}

/** Leaves a ride whose new plan does not suit the viewer. The notification about the plan disappears. */
export function LeaveRideButton({ postId, describedBy }: Props) {
  const toast = useToast();
  const [setRideParticipation, { client, loading }] = useSetRideParticipationMutation();

  const handleClick = async () => {
    try {
      const { data } = await setRideParticipation({ variables: { postId, participating: false } });
      reloadMyRides(client, data?.setRideParticipation?.viewer.id);
      reloadLists(client, { field: 'notifications' });
      toast({ title: "You've left this ride", tone: 'success' });
    } catch {
      // The client's error link has logged it.
      toast({ title: 'Failed to leave this ride', tone: 'danger' });
    }
  };

  return (
    <Above>
      <Button
        variant="outline"
        size="small"
        pending={loading}
        pendingLabel="Leaving..."
        aria-describedby={describedBy}
        onClick={() => void handleClick()}
      >
        Leave
      </Button>
    </Above>
  );
}

/* of the row, which is itself a link */
const Above = styled.div`
  position: relative;
  margin-top: 4px;
`;
