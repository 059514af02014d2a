import { Ban, Copy } from 'lucide-react';
import { useState } from 'react';
import type { PostCardFragment, RideCardFragment } from '../generated.ts';
import { PostMenu } from '../posts/PostMenu.tsx';
import { GpxDownloadItem } from '../routes/GpxDownloadItem.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { MenuItem } from '../ui/MenuItem.tsx';
import { SaveRouteItem } from './SaveRouteItem.tsx';
import { useHasPassed } from './useHasPassed.ts';

const EditRideDialog = lazyDialog(() => import('./EditRideDialog.tsx').then((module) => module.EditRideDialog));
const DuplicateRideDialog = lazyDialog(() =>
  import('./DuplicateRideDialog.tsx').then((module) => module.DuplicateRideDialog),
);
const CallingOff = lazyDialog(() => import('./CallingOff.tsx').then((module) => module.CallingOff));

interface Props {
  post: PostCardFragment;
  ride: NonNullable<RideCardFragment['ride']>;
}

/** The menu of a ride: that of a post, plus its route as a file. Authors can duplicate it or call it off, others save it for later. */
export function RideMenu({ post, ride }: Props) {
  const [opened, setOpened] = useState<'edit' | 'duplicate' | 'callOff' | 'putOn'>();
  const hasStarted = useHasPassed(ride.startsAt);
  const turn = ride.calledOffAt ? 'putOn' : 'callOff';
  const dialog = (name: typeof opened) => ({
    open: opened === name,
    onOpenChange: (open: boolean) => setOpened(open ? name : undefined),
  });
  // Participants of a ride that is called off still see it, with the reason.
  const mayCallOff = !hasStarted && !ride.calledOffAt && ride.participantCount > 1;

  return (
    <>
      <PostMenu post={post} onEdit={() => setOpened('edit')} onCallOff={mayCallOff ? () => setOpened(turn) : undefined}>
        {post.viewerCanEdit ? (
          <>
            <MenuItem icon={<Copy />} onSelect={() => setOpened('duplicate')}>
              Duplicate Ride
            </MenuItem>
            {!hasStarted && (
              <MenuItem icon={<Ban />} onSelect={() => setOpened(turn)}>
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
        <>
          <EditRideDialog {...dialog('edit')} post={post} ride={ride} />
          <DuplicateRideDialog {...dialog('duplicate')} post={post} ride={ride} />
          <CallingOff
            open={opened === 'callOff' || opened === 'putOn'}
            onOpenChange={(open) => !open && setOpened(undefined)}
            isPuttingOn={opened === 'putOn'}
            postId={ride.postId}
          />
        </>
      )}
    </>
  );
}
