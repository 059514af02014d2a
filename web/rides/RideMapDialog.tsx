import { useUnits } from '../auth/useUnits.ts';
import type { CueSheetFragment, PostCardFragment } from '../generated.ts';
import { useRideMapQuery } from '../generated.ts';
import { formatDistance } from '../lib/formatDistance.ts';
import { formatElevation } from '../lib/formatElevation.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { RideTypeMark } from '../ui/RideTypeMark.tsx';
import { Figure } from './Figure.tsx';
import { Fact, MapFacts } from './MapFacts.tsx';
import { MeetingPlace } from './MeetingPlace.tsx';
import { RidePlace } from './RidePlace.tsx';
import { RouteMap } from './RouteMap.tsx';
import { splitUnit } from './splitUnit.ts';
import { startFacts } from './startText.ts';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  author: Pick<PostCardFragment['author'], 'username'>;
  ride: CueSheetFragment;
}

/** The map of a ride, with its route and facts. */
export function RideMapDialog({ open, onOpenChange, author, ride }: Props) {
  const units = useUnits();
  const { day, time, forReader } = startFacts(ride);
  const headline = [author.username, day, time, forReader && `${forReader} for you`].filter(Boolean).join(' · ');

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Ride Map" description={headline} wide>
      <RideMap ride={ride} headline={headline} />
      <MapFacts>
        <Fact term="Distance">
          <Figure {...formatDistance(ride.distance, units)} />
        </Fact>
        <Fact term="Elevation">
          <Figure {...formatElevation(ride.elevation, units)} />
        </Fact>
        <Fact term="Duration">
          <Figure {...(ride.duration ? splitUnit(ride.duration) : { value: '–' })} />
        </Fact>
        <Fact term="Type">
          <RideTypeMark type={ride.type} />
        </Fact>
      </MapFacts>
    </Dialog>
  );
}

function RideMap({ ride, headline }: Pick<Props, 'ride'> & { headline: string }) {
  const { data, error, refetch } = useRideMapQuery({ variables: { postId: ride.postId } });
  const point = data?.post?.ride?.meetingPoint;
  return (
    <RouteMap
      postId={ride.postId}
      headline={headline}
      map={data && (data.post?.ride?.map ?? null)}
      tiles={data?.instance.mapTiles ?? null}
      // A ride that has just been deleted has no map.
      isFailed={error !== undefined || data?.post === null}
      onRetry={() => void refetch()}
      meetingPoint={point}
      instead={
        <>
          <RidePlace location={ride.location} />
          {point && <MeetingPlace point={point} isOffMap={false} />}
        </>
      }
    />
  );
}
