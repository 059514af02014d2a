import { faultOf } from '../apollo/faultOf.ts';
import type { RideLeaderFragment } from '../generated.ts';
import { useSetRideLeaderMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';

type Person = Pick<RideLeaderFragment, 'id' | 'displayName' | 'isViewer'>;

/** Names a co-leader of a ride, or ends their leading. */
export function useRideLeader(postId: string) {
  const [send, { loading }] = useSetRideLeaderMutation();
  const toast = useToast();

  const setLeader = async ({ id, displayName, isViewer }: Person, leads: boolean): Promise<void> => {
    try {
      await send({ variables: { postId, userId: id, leads } });
    } catch (failure) {
      toast({ title: faultOf(failure)?.message ?? 'Failed to change who leads. Please try again.', tone: 'danger' });
      return;
    }
    const who = isViewer ? 'You no longer lead' : `${displayName} ${leads ? 'leads' : 'no longer leads'}`;
    toast({ title: `${who} this ride${leads ? ' with you' : ''}`, tone: 'success' });
  };

  return { setLeader, isSending: loading };
}
