import type { PostCardFragment } from '../generated.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useDeletePost } from './useDeletePost.ts';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  post: PostCardFragment;
}

/** Asks the author before a post or a ride is deleted. */
export function DeletePostDialog({ open, onOpenChange, post }: Props) {
  const { remove, isDeleting } = useDeletePost(post);
  const kind = post.isRide ? 'ride' : 'post';

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete this ${kind}?`}
      text={`The ${kind}, its likes and its comments will be gone for everyone.`}
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      onConfirm={remove}
      pending={isDeleting}
      danger
    />
  );
}
