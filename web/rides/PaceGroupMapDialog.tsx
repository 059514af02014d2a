import { useUnits } from '../auth/useUnits.ts';
import type { PaceGroupRowFragment } from '../generated.ts';
import { usePaceGroupMapsQuery } from '../generated.ts';
import { formatDistance } from '../lib/formatDistance.ts';
import { formatElevation } from '../lib/formatElevation.ts';
import { paceIn } from '../lib/paceIn.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Failure } from '../ui/Failure.tsx';
import { Figure } from './Figure.tsx';
import { Fact, MapFacts } from './MapFacts.tsx';
import { RouteMap } from './RouteMap.tsx';
import { splitUnit } from './splitUnit.ts';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  postId: string;
  group: PaceGroupRowFragment;
}

/** The map of a pace group with a route of its own. */
export function PaceGroupMapDialog({ open, onOpenChange, postId, group }: Props) {
  const units = useUnits();
  const { data, error, refetch } = usePaceGroupMapsQuery({ variables: { postId }, skip: !open });
  const map = data && (data.post?.ride?.paceGroups.find(({ id }) => id === group.id)?.map ?? null);
  const retry = () => void refetch();
  const headline = (
    <>
      Group {group.letter} · <bdi>{group.name}</bdi>
    </>
  );

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Ride Map" description={headline} wide>
      <RouteMap
        postId={postId}
        paceGroupId={group.id}
        headline={headline}
        map={map}
        tiles={data?.instance.mapTiles ?? null}
        isFailed={error !== undefined}
        onRetry={retry}
        // Its author has just taken the route off, or hides all of it.
        instead={<Failure title="This group has no map now" onRetry={retry} />}
      />
      <MapFacts>
        <Fact term="Distance">
          <Figure {...formatDistance(group.distance, units)} />
        </Fact>
        <Fact term="Elevation">
          <Figure {...(map?.hasElevation ? formatElevation(map.elevation, units) : { value: '–' })} />
        </Fact>
        <Fact term="Pace">
          <Figure {...(group.pace ? splitUnit(paceIn(group.pace, units)) : { value: '–' })} />
        </Fact>
      </MapFacts>
    </Dialog>
  );
}
