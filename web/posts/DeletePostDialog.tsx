import type { PostCardFragment } from '../generated.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useDeletePost } from './useDeletePost.ts';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  post: PostCardFragment;
  onCallOff?: (() => void) | undefined;
}

/** Asks the author before a post or a ride is deleted. */
export function DeletePostDialog({ open, onOpenChange, post, onCallOff }: Props) {
  const { remove, isDeleting } = useDeletePost(post);
  const kind = post.isRide ? 'ride' : 'post';

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete this ${kind}?`}
      text={`The ${kind}, its likes and its comments will be gone for everyone.${onCallOff ? ' If you call the ride off instead, those who joined still see it, with your reason.' : ''}`}
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      otherWay={onCallOff && { label: 'Call Off Instead', onSelect: onCallOff }}
      onConfirm={remove}
      pending={isDeleting}
      danger
    />
  );
}
