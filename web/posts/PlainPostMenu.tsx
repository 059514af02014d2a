import { useState } from 'react';
import { useSession } from '../auth/useSession.ts';
import type { PostCardFragment } from '../generated.ts';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { PostMenu } from './PostMenu.tsx';

const EditPostDialog = lazyDialog(() => import('./EditPostDialog.tsx').then((module) => module.EditPostDialog));

interface Props {
  post: PostCardFragment;
}

/** The menu of a post without a ride, with its edit dialog. */
export function PlainPostMenu({ post }: Props) {
  const { user } = useSession();
  const [isEditing, setEditing] = useState(false);

  return (
    <>
      <PostMenu post={post} onEdit={() => setEditing(true)} />
      {user && post.viewerCanEdit && (
        <EditPostDialog open={isEditing} onOpenChange={setEditing} user={user} post={post} />
      )}
    </>
  );
}
