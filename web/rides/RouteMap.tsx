import styled from '@emotion/styled';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useUnits } from '../auth/useUnits.ts';
import type { MeetingPointFragment, RouteViewFragment, TileLayerFragment } from '../generated.ts';
import { boundsWith } from '../routes/boundsWith.ts';
import type { RouteFormat } from '../routes/fetchRoute.ts';
import { RouteView } from '../routes/RouteView.tsx';
import { useRouteDownload } from '../routes/useRouteDownload.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';
import { LiveText } from '../ui/LiveText.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { SkeletonBox } from '../ui/Skeleton.tsx';
import { MeetingPlace } from './MeetingPlace.tsx';

const RidesMap = lazyDialog(() => import('./RidesMap.tsx').then((module) => module.RidesMap));

interface Props {
  postId: string;
  /** The pace group whose own route it is. Absent for the route of the ride. */
  paceGroupId?: string;
  /** One line that names the ride or group. */
  headline: ReactNode;
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

/** GPX for programs and most devices, FIT and TCX as courses for those that need one. */
const formats: { format: RouteFormat; label: string }[] = [
  { format: 'gpx', label: 'Download GPX' },
  { format: 'tcx', label: 'Download TCX' },
  { format: 'fit', label: 'Download FIT' },
];

/** A map that is loaded on demand, because a route is larger than the rest of the card, and the files of its route. */
export function RouteMap({
  postId,
  paceGroupId,
  map,
  tiles,
  meetingPoint,
  isFailed,
  onRetry,
  instead,
  ...named
}: Props) {
  const [isOpen, setOpen] = useState(false);
  const { download, downloading } = useRouteDownload(postId, paceGroupId);
  const units = useUnits();

  if (map) {
    const near = meetingPoint && boundsWith(map.bounds, meetingPoint) ? meetingPoint : undefined;
    return (
      <>
        <RouteView map={map} tiles={tiles} units={units} meetingPoint={near} onOpenMap={() => setOpen(true)} />
        <RidesMap
          {...{ postId, paceGroupId, map, tiles }}
          {...named}
          meetingPoint={near}
          open={isOpen}
          onOpenChange={setOpen}
        />
        {meetingPoint && <MeetingPlace point={meetingPoint} isOffMap={!near} />}
        <Files>
          {formats.map(({ format, label }) => (
            <Button
              key={format}
              variant="outline"
              icon={<Download />}
              pending={downloading === format}
              pendingLabel="Downloading..."
              onClick={() => void download(format)}
            >
              {label}
            </Button>
          ))}
        </Files>
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

const Files = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;
