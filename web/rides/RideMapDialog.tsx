import styled from '@emotion/styled';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUnits } from '../auth/useUnits.ts';
import type { CueSheetFragment, PostCardFragment } from '../generated.ts';
import { useRideMapQuery } from '../generated.ts';
import { formatDistance } from '../lib/formatDistance.ts';
import { formatElevation } from '../lib/formatElevation.ts';
import { boundsWith } from '../routes/boundsWith.ts';
import { RouteView } from '../routes/RouteView.tsx';
import { useGpxDownload } from '../routes/useGpxDownload.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Failure } from '../ui/Failure.tsx';
import { LiveText } from '../ui/LiveText.tsx';
import { RideTypeMark } from '../ui/RideTypeMark.tsx';
import { SkeletonBox } from '../ui/Skeleton.tsx';
import { Figure } from './Figure.tsx';
import { MeetingPlace } from './MeetingPlace.tsx';
import { RidePlace } from './RidePlace.tsx';
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
      <RideMap ride={ride} />
      <Facts>
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
      </Facts>
    </Dialog>
  );
}

/** Loaded on demand: a route is larger than the rest of the card. */
function RideMap({ ride }: Pick<Props, 'ride'>) {
  const { data, error, refetch } = useRideMapQuery({ variables: { postId: ride.postId } });
  const { download, isDownloading } = useGpxDownload(ride.postId);
  const units = useUnits();
  const map = data?.post?.ride?.map;
  const point = data?.post?.ride?.meetingPoint;

  if (map) {
    const near = point && boundsWith(map.bounds, point) ? point : undefined;
    return (
      <>
        <RouteView map={map} tiles={data.instance.mapTiles} units={units} meetingPoint={near} />
        {point && <MeetingPlace point={point} isOffMap={!near} />}
        <Save
          variant="outline"
          icon={<Download />}
          pending={isDownloading}
          pendingLabel="Downloading..."
          onClick={() => void download()}
        >
          Download GPX
        </Save>
      </>
    );
  }
  // A ride that has just been deleted has no map.
  if (error || data?.post === null)
    return <Failure title="The map could not be loaded" onRetry={() => void refetch()} />;
  if (data) {
    return (
      <>
        <RidePlace location={ride.location} />
        {point && <MeetingPlace point={point} isOffMap={false} />}
      </>
    );
  }
  return (
    <div>
      <LiveText>Loading...</LiveText>
      <SkeletonBox height={280} radius={theme.radius.picture} />
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const { color, font, type } = theme;

const Save = styled(Button)`
  justify-self: start;
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${theme.space[4]};

  ${theme.media.phone} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  dt { color: ${color.textMuted}; font: ${type.label}; }
  dd {
    font: ${type.figure};
    font-stretch: ${theme.figureWidth};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  [data-type] { min-height: 28px; font-stretch: 100%; }
  [data-long] { display: block; font: 600 1rem/1.375rem ${font}; font-stretch: 100%; }
  small { margin-left: 3px; color: ${color.textMuted}; font: 500 0.875rem/1 ${font}; font-stretch: 100%; }
`;
