import styled from '@emotion/styled';
import { readAnew } from '../apollo/edges.ts';
import { useSetRideParticipationMutation } from '../generated.ts';
import { Button } from '../ui/Button.tsx';
import { useToast } from '../ui/Toast.tsx';

interface Props {
  rideId: string;
}

/** Leaves a ride whose new plan does not suit; what told of the plan goes with it. */
export function LeaveRideButton({ rideId }: Props) {
  const toast = useToast();
  const [setRideParticipation, { client, loading }] = useSetRideParticipationMutation();

  const handleClick = async () => {
    try {
      await setRideParticipation({ variables: { postId: rideId, participating: false } });
      readAnew(client, { field: 'notifications' });
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
        onClick={() => void handleClick()}
      >
        Leave
      </Button>
    </Above>
  );
}

/* of the row, which is pressed as a whole */
const Above = styled.div`
  position: relative;
  margin-top: 4px;
`;
