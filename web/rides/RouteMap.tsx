import styled from '@emotion/styled';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUnits } from '../auth/useUnits.ts';
import type { MeetingPointFragment, RouteViewFragment, TileLayerFragment } from '../generated.ts';
import { boundsWith } from '../routes/boundsWith.ts';
import { RouteView } from '../routes/RouteView.tsx';
import { useGpxDownload } from '../routes/useGpxDownload.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';
import { LiveText } from '../ui/LiveText.tsx';
import { SkeletonBox } from '../ui/Skeleton.tsx';
import { MeetingPlace } from './MeetingPlace.tsx';

interface Props {
  postId: string;
  /** The pace group whose own route it is. Absent for the route of the ride. */
  paceGroupId?: string;
  /** Undefined until it has loaded. */
  map: RouteViewFragment | null | undefined;
  tiles: TileLayerFragment | null;
  /** The meeting point of the ride. A point far from the route is shown in words. */
  meetingPoint?: MeetingPointFragment | null;
  isFailed: boolean;
  onRetry(): void;
  /** Shown when there is no map. */
  instead: ReactNode;
}

/** A map that is loaded on demand, because a route is larger than the rest of the card, and the download of its route. */
export function RouteMap({ postId, paceGroupId, map, tiles, meetingPoint, isFailed, onRetry, instead }: Props) {
  const { download, isDownloading } = useGpxDownload(postId, paceGroupId);
  const units = useUnits();

  if (map) {
    const near = meetingPoint && boundsWith(map.bounds, meetingPoint) ? meetingPoint : undefined;
    return (
      <>
        <RouteView map={map} tiles={tiles} units={units} meetingPoint={near} />
        {meetingPoint && <MeetingPlace point={meetingPoint} isOffMap={!near} />}
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
  if (isFailed) return <Failure title="The map could not be loaded" onRetry={onRetry} />;
  if (map === null) return instead;
  return (
    <div>
      <LiveText>Loading...</LiveText>
      <SkeletonBox height={280} radius={theme.radius.picture} />
    </div>
  );
}

const Save = styled(Button)`
  justify-self: start;
`;
