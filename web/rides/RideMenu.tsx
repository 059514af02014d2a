import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { PostCardFragment, RideCardFragment } from '../generated.ts';
import { PostMenu } from '../posts/PostMenu.tsx';
import { GpxDownloadItem } from '../routes/GpxDownloadItem.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { MenuItem } from '../ui/MenuItem.tsx';
import { SaveRouteItem } from './SaveRouteItem.tsx';

const EditRideDialog = lazyDialog(() => import('./EditRideDialog.tsx').then((module) => module.EditRideDialog));
const DuplicateRideDialog = lazyDialog(() =>
  import('./DuplicateRideDialog.tsx').then((module) => module.DuplicateRideDialog),
);

interface Props {
  post: PostCardFragment;
  ride: NonNullable<RideCardFragment['ride']>;
}

/** The menu of a ride: that of a post, plus its route as a file. Authors can duplicate it, others save it for later. */
export function RideMenu({ post, ride }: Props) {
  const [isEditing, setEditing] = useState(false);
  const [isDuplicating, setDuplicating] = useState(false);

  return (
    <>
      <PostMenu post={post} onEdit={() => setEditing(true)}>
        {post.viewerCanEdit ? (
          <MenuItem icon={<Copy />} onSelect={() => setDuplicating(true)}>
            Duplicate Ride
          </MenuItem>
        ) : (
          <SaveRouteItem ride={ride} />
        )}
        <GpxDownloadItem postId={ride.postId} />
      </PostMenu>
      {post.viewerCanEdit && (
        <>
          <EditRideDialog open={isEditing} onOpenChange={setEditing} post={post} ride={ride} />
          <DuplicateRideDialog open={isDuplicating} onOpenChange={setDuplicating} post={post} ride={ride} />
        </>
      )}
    </>
  );
}
