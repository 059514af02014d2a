import { Ellipsis, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { PostCardFragment } from '../generated.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu } from '../ui/Menu.tsx';
import { MenuItem } from '../ui/MenuItem.tsx';
import { useDeletePost } from './useDeletePost.ts';

interface Props {
  post: PostCardFragment;
}

/** What an author can do with their own post. */
export function PostMenu({ post }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { remove, isDeleting } = useDeletePost(post);
  const kind = post.isRide ? 'ride' : 'post';

  return (
    <>
      <Menu trigger={<IconButton label="More" icon={<Ellipsis />} />}>
        <MenuItem danger icon={<Trash2 />} onSelect={() => setAsking(true)}>
          {post.isRide ? 'Delete Ride' : 'Delete'}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Delete this ${kind}?`}
        text={`The ${kind} and its likes will be gone for everyone.`}
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        onConfirm={remove}
        pending={isDeleting}
        danger
      />
    </>
  );
}
