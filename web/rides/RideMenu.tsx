import { useState } from 'react';
import type { PostCardFragment, RideCardFragment } from '../generated.ts';
import { PostMenu } from '../posts/PostMenu.tsx';
import { GpxDownloadItem } from '../routes/GpxDownloadItem.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { SaveRouteItem } from './SaveRouteItem.tsx';

const EditRideDialog = lazyDialog(() => import('./EditRideDialog.tsx').then((module) => module.EditRideDialog));

interface Props {
  post: PostCardFragment;
  ride: NonNullable<RideCardFragment['ride']>;
}

/** The menu of a ride: that of a post, plus its route as a file. Other members can also save it for later. */
export function RideMenu({ post, ride }: Props) {
  const [isEditing, setEditing] = useState(false);

  return (
    <>
      <PostMenu post={post} onEdit={() => setEditing(true)}>
        {!post.viewerCanEdit && <SaveRouteItem ride={ride} />}
        <GpxDownloadItem postId={ride.postId} />
      </PostMenu>
      {post.viewerCanEdit && <EditRideDialog open={isEditing} onOpenChange={setEditing} post={post} ride={ride} />}
    </>
  );
}
