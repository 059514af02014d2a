import { Ban, Copy } from 'lucide-react';
import { useState } from 'react';
import type { PostCardFragment, RideCardFragment } from '../generated.ts';
import { PostMenu } from '../posts/PostMenu.tsx';
import { GpxDownloadItem } from '../routes/GpxDownloadItem.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { MenuItem } from '../ui/MenuItem.tsx';
import type { RideAct } from './RideDialogs.tsx';
import { SaveRouteItem } from './SaveRouteItem.tsx';
import { useHasPassed } from './useHasPassed.ts';

const RideDialogs = lazyDialog(() => import('./RideDialogs.tsx').then((module) => module.RideDialogs));

interface Props {
  post: PostCardFragment;
  ride: NonNullable<RideCardFragment['ride']>;
}

/** The menu of a ride: that of a post, plus its route as a file. Authors can duplicate it or call it off, others save it for later. */
export function RideMenu({ post, ride }: Props) {
  const [act, setAct] = useState<RideAct>();
  const hasStarted = useHasPassed(ride.startsAt);
  const turn = ride.calledOffAt ? 'putOn' : 'callOff';
  // Participants of a ride that is called off still see it, with the reason.
  const mayCallOff = !hasStarted && !ride.calledOffAt && ride.participantCount > 1;

  return (
    <>
      <PostMenu post={post} onEdit={() => setAct('edit')} onCallOff={mayCallOff ? () => setAct(turn) : undefined}>
        {post.viewerCanEdit ? (
          <>
            <MenuItem icon={<Copy />} onSelect={() => setAct('duplicate')}>
              Duplicate Ride
            </MenuItem>
            {!hasStarted && (
              <MenuItem icon={<Ban />} onSelect={() => setAct(turn)}>
                {ride.calledOffAt ? 'Put On Again' : 'Call Off Ride'}
              </MenuItem>
            )}
          </>
        ) : (
          <SaveRouteItem ride={ride} />
        )}
        <GpxDownloadItem postId={ride.postId} />
      </PostMenu>
      {post.viewerCanEdit && (
        <RideDialogs
          open={act !== undefined}
          onOpenChange={() => setAct(undefined)}
          act={act}
          post={post}
          ride={ride}
        />
      )}
    </>
  );
}
