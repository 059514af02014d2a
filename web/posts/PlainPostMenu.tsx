import { useState } from 'react';
import { useSession } from '../auth/useSession.ts';
import type { PostCardFragment } from '../generated.ts';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { PostMenu } from './PostMenu.tsx';
import { postMenuRows } from './postMenuRows.ts';

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
      <PostMenu post={post} rows={postMenuRows}>
        {({ PostMenuRows }, acts) => <PostMenuRows post={post} onEdit={() => setEditing(true)} {...acts} />}
      </PostMenu>
      {user && post.viewerCanEdit && (
        <EditPostDialog open={isEditing} onOpenChange={setEditing} user={user} post={post} />
      )}
    </>
  );
}
