import { useApolloClient } from '@apollo/client/react';
import { faultOf } from '../apollo/faultOf.ts';
import { useLoginPrompt } from '../auth/useLoginPrompt.ts';
import { useSession } from '../auth/useSession.ts';
import type { PaceGroupRowFragment, RideBarFragment } from '../generated.ts';
import { useSetRideParticipationMutation, useSetRideWaitingMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';
import { reloadMyRides } from './reloadMyRides.ts';

type Group = Pick<PaceGroupRowFragment, 'id' | 'letter' | 'name' | 'isFull'>;

/** Joins a pace group of a ride, moves to it, or waits for a place in it. */
export function usePaceGroup(ride: Pick<RideBarFragment, 'postId' | 'viewerIsParticipating'>) {
  const { user } = useSession();
  const client = useApolloClient();
  const toast = useToast();
  const promptLogin = useLoginPrompt();
  const [participate, joining] = useSetRideParticipationMutation();
  const [wait, waiting] = useSetRideWaitingMutation();
  const { postId, viewerIsParticipating } = ride;

  const join = async (group: Group): Promise<void> => {
    const variables = { postId, paceGroupId: group.id };
    if (!user) {
      const press = { verb: group.isFull ? 'waitForRide' : 'joinRide', id: postId, paceGroupId: group.id } as const;
      return promptLogin('Authentication required', 'Please log in to join rides', press);
    }
    try {
      // A place that is free by then is taken at once.
      const isIn = viewerIsParticipating || !group.isFull || (await askForPlace(variables));
      if (viewerIsParticipating || !group.isFull)
        await participate({ variables: { ...variables, participating: true } });
      const title = isIn ? `You ride in group ${group.letter}` : `You are on the list for group ${group.letter}`;
      toast({ title, tone: 'success' });
    } catch (failure) {
      toast({ title: faultOf(failure)?.message ?? 'Failed to join this group', tone: 'danger' });
    }
    reloadMyRides(client, user.id);
  };

  const askForPlace = async (variables: { postId: string; paceGroupId: string }): Promise<boolean> => {
    const { data } = await wait({ variables: { ...variables, waiting: true } });
    return data?.setRideWaiting?.ride?.viewerIsParticipating ?? false;
  };

  return { join, isSending: joining.loading || waiting.loading };
}
