import { useApolloClient } from '@apollo/client/react';
import { dropLists } from '../apollo/edges.ts';
import { faultOf } from '../apollo/faultOf.ts';
import { useLoginPrompt } from '../auth/useLoginPrompt.ts';
import { useSession } from '../auth/useSession.ts';
import type { RideBarFragment, SeriesGroupFragment, SetSeriesParticipationMutation } from '../generated.ts';
import { useSetSeriesParticipationMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';
import { dropOfDates } from './dropOfDates.ts';
import { reloadMyRides } from './reloadMyRides.ts';
import { FACES } from './rideFaces.ts';

interface Choice extends Pick<SeriesGroupFragment, 'id' | 'letter'> {
  /** Whether the viewer has joined the series, so that they move to the group where it has a place. */
  moves: boolean;
}

type Answer = NonNullable<SetSeriesParticipationMutation['setSeriesParticipation']>;

/** Joins or leaves all dates of the series of a ride, those of pace groups with the letter of the group. */
export function useSeriesParticipation(
  ride: RideBarFragment,
): (participating: boolean, group?: Choice) => Promise<void> {
  const { user } = useSession();
  const client = useApolloClient();
  const toast = useToast();
  const promptLogin = useLoginPrompt();
  const [send] = useSetSeriesParticipationMutation({
    update: (store, { data }) => {
      if (!data) return;
      dropLists(store, { owner: ride, field: 'participants' }, ({ first }) => first !== FACES);
      const seriesId = data.setSeriesParticipation?.ride?.series?.id;
      if (seriesId) dropOfDates(store, { seriesId, rideId: ride.id, fields: ['paceGroups'] });
    },
  });

  return async (participating, group) => {
    if (!user) {
      const press = { verb: 'joinSeries', id: ride.postId } as const;
      return promptLogin('Authentication required', 'Please log in to join rides', press);
    }
    try {
      const { data } = await send({ variables: { postId: ride.postId, participating, paceGroupId: group?.id } });
      reloadMyRides(client, user.id);
      const title = participating ? joinedText(data?.setSeriesParticipation?.ride, group) : "You've left all dates";
      toast({ title, tone: 'success' });
    } catch (error) {
      const failure = participating ? 'Failed to join all dates' : 'Failed to leave all dates';
      toast({ title: faultOf(error)?.message ?? failure, tone: 'danger' });
    }
  };
}

const datesText = (count: number) => (count === 1 ? '1 date' : `${count} dates`);

/** How many dates the viewer has joined, and on how many they wait for a place. */
function joinedText(ride: Answer['ride'] | undefined, group: Choice | undefined): string {
  const dates = ride?.series?.dates ?? [];
  const waiting = dates.filter(({ viewerWaitingPosition }) => viewerWaitingPosition !== null).length;
  const joined = dates.filter(({ viewerIsParticipating }) => viewerIsParticipating).length;
  if (waiting === 0 && group?.moves) return `You ride in group ${group.letter} on all dates on which it has a place`;
  if (waiting === 0) return "You've joined all dates!";
  if (joined === 0) return `You wait for a place on ${datesText(waiting)}`;
  return `You've joined ${datesText(joined)}, and wait for a place on ${waiting}`;
}
