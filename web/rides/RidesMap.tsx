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
export function RidesMap({ postId, paceGroupId, map, tiles, ...dialog }: Props) {
  const skip = !dialog.open;
  const first = paceGroupId ?? RIDE;
  const { data, error } = useRideMapQuery({ variables: { postId }, skip });
  const ride = data?.post?.ride;
  const groups = usePaceGroupMapsQuery({ variables: { postId }, skip }).data?.post?.ride?.paceGroups;

  const routes = useMemo(() => {
    const all = [
      { id: RIDE, name: 'Whole ride', letter: '', postId, map: ride?.map },
      ...(groups ?? []).map(({ id, letter, name, map: own }) => ({
        id,
        name: `Group ${letter}, ${name}`,
        letter,
        postId,
        paceGroupId: id,
        map: own,
      })),
    ];
    const shown = all.flatMap((route): ShownRoute[] => (route.map ? [{ ...route, map: route.map }] : []));
    const known = { id: first, name: '', letter: '', postId, paceGroupId, map };
    return [shown.find(({ id }) => id === first) ?? known, ...shown.filter(({ id }) => id !== first)];
  }, [ride, groups, first, postId, paceGroupId, map]);

  // An archive of this server has priority. Tiles of another server load nothing before it is known that there is none.
  const isKnown = data !== undefined || error !== undefined;
  return (
    <FullMap {...dialog} routes={routes} mapFile={data?.instance.mapFile ?? null} tiles={isKnown ? tiles : null} />
  );
}
