import { faultOf } from '../apollo/faultOf.ts';
import type { RideLeaderFragment } from '../generated.ts';
import { useSetRideLeaderMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';
import { dropOfDates } from './dropOfDates.ts';

type Person = Pick<RideLeaderFragment, 'id' | 'displayName' | 'isViewer'>;

interface Ride {
  id: string;
  postId: string;
  series: { id: string } | null;
}

/** Names a co-leader of a ride, or ends their leading. Also of all later dates of its series, if the caller says so. */
export function useRideLeader({ id: rideId, postId, series }: Ride) {
  const [send, { loading }] = useSetRideLeaderMutation();
  const toast = useToast();

  const setLeader = async ({ id, displayName, isViewer }: Person, leads: boolean, isLater = false): Promise<void> => {
    const laterDates = isLater || undefined;
    try {
      await send({
        variables: { postId, userId: id, leads, laterDates },
        update(cache) {
          const fields = ['leaders', 'paceGroups', 'viewerLeads'] as const;
          if (isLater && series) dropOfDates(cache, { seriesId: series.id, rideId, fields });
        },
      });
    } catch (failure) {
      toast({ title: faultOf(failure)?.message ?? 'Failed to change who leads. Please try again.', tone: 'danger' });
      return;
    }
    const who = isViewer ? 'You no longer lead' : `${displayName} ${leads ? 'leads' : 'no longer leads'}`;
    const what = isLater ? 'this and all later dates' : 'this ride';
    toast({ title: `${who} ${what}${leads ? ' with you' : ''}`, tone: 'success' });
  };

  return { setLeader, isSending: loading };
}
