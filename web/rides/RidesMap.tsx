import type { ReactNode } from 'react';
import { useMemo } from 'react';
import type { RouteViewFragment, TileLayerFragment } from '../generated.ts';
import { usePaceGroupMapsQuery, useRideMapQuery } from '../generated.ts';
import { FullMap } from '../maps/FullMap.tsx';
import type { ShownRoute } from '../maps/shownRoute.ts';
import type { Place } from '../routes/routePlane.ts';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  postId: string;
  /** The pace group whose route is chosen at the start. Absent for the route of the ride. */
  paceGroupId?: string;
  headline: ReactNode;
  /** The map of that route. */
  map: RouteViewFragment;
  tiles: TileLayerFragment | null;
  meetingPoint: Place | undefined;
}

const RIDE = 'ride';

/** The routes of a ride and its pace groups on one map. The others appear when they have loaded. */
export function RidesMap({ postId, paceGroupId = RIDE, map, ...dialog }: Props) {
  const skip = !dialog.open;
  const ride = useRideMapQuery({ variables: { postId }, skip }).data?.post?.ride;
  const groups = usePaceGroupMapsQuery({ variables: { postId }, skip }).data?.post?.ride?.paceGroups;

  const routes = useMemo(() => {
    const all = [
      { id: RIDE, name: 'Whole ride', letter: '', map: ride?.map },
      ...(groups ?? []).map(({ id, letter, name, map: own }) => ({
        id,
        name: `Group ${letter}, ${name}`,
        letter,
        map: own,
      })),
    ];
    const shown = all.flatMap((route): ShownRoute[] => (route.map ? [{ ...route, map: route.map }] : []));
    const first = shown.find(({ id }) => id === paceGroupId) ?? { id: paceGroupId, name: '', letter: '', map };
    return [first, ...shown.filter(({ id }) => id !== paceGroupId)];
  }, [ride, groups, paceGroupId, map]);

  return <FullMap {...dialog} routes={routes} />;
}
