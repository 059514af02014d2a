import { useApolloClient } from '@apollo/client/react';
import { dropLists } from '../apollo/edges.ts';
import { faultOf } from '../apollo/faultOf.ts';
import { useLoginPrompt } from '../auth/useLoginPrompt.ts';
import { useSession } from '../auth/useSession.ts';
import type { RideBarFragment } from '../generated.ts';
import { useSetSeriesParticipationMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';
import { reloadMyRides } from './reloadMyRides.ts';
import { FACES } from './rideFaces.ts';

/** Joins or leaves all dates of the series of a ride. */
export function useSeriesParticipation(ride: RideBarFragment): (participating: boolean) => Promise<void> {
  const { user } = useSession();
  const client = useApolloClient();
  const toast = useToast();
  const promptLogin = useLoginPrompt();
  const [send] = useSetSeriesParticipationMutation({
    update: (store, { data }) => {
      if (data) dropLists(store, { owner: ride, field: 'participants' }, ({ first }) => first !== FACES);
    },
  });

  return async (participating) => {
    if (!user) {
      const press = { verb: 'joinSeries', id: ride.postId } as const;
      return promptLogin('Authentication required', 'Please log in to join rides', press);
    }
    try {
      await send({ variables: { postId: ride.postId, participating } });
      reloadMyRides(client, user.id);
      toast({ title: participating ? "You've joined all dates!" : "You've left all dates", tone: 'success' });
    } catch (error) {
      const failure = participating ? 'Failed to join all dates' : 'Failed to leave all dates';
      toast({ title: faultOf(error)?.message ?? failure, tone: 'danger' });
    }
  };
}
