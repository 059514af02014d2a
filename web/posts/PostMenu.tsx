import { Ban, Ellipsis, Flag, PencilLine, Trash2, VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useLoginPrompt } from '../auth/useLoginPrompt.ts';
import { useSession } from '../auth/useSession.ts';
import type { PostCardFragment } from '../generated.ts';
import { LazyBlockDialog } from '../moderation/LazyBlockDialog.tsx';
import { useMute } from '../moderation/useMute.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { Menu } from '../ui/Menu.tsx';
import { MenuItem } from '../ui/MenuItem.tsx';
import { MenuSeparator } from '../ui/MenuSeparator.tsx';
import { postHeadingId } from './postHeadingId.ts';
import { useDeletePost } from './useDeletePost.ts';

const ReportDialog = lazyDialog(() => import('../moderation/ReportDialog.tsx').then((module) => module.ReportDialog));

interface Props {
  post: PostCardFragment;
  /** Opens the author's edit dialog. */
  onEdit(): void;
  /** More menu items, below Edit or above Report. */
  children?: ReactNode;
}

/** The menu of a post or a ride. Authors edit and delete it. Others report it, and mute or block its author. */
export function PostMenu({ post, onEdit, children }: Props) {
  return post.viewerCanEdit ? (
    <AuthorMenu post={post} onEdit={onEdit}>
      {children}
    </AuthorMenu>
  ) : (
    <ReaderMenu post={post}>{children}</ReaderMenu>
  );
}

const triggerOf = (post: PostCardFragment) => (
  <IconButton label="More" icon={<Ellipsis />} aria-describedby={postHeadingId(post)} />
);

function AuthorMenu({ post, onEdit, children }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { remove, isDeleting } = useDeletePost(post);
  const kind = post.isRide ? 'ride' : 'post';

  return (
    <>
      <Menu trigger={triggerOf(post)}>
        <MenuItem icon={<PencilLine />} onSelect={onEdit}>
          {post.isRide ? 'Edit Ride' : 'Edit'}
        </MenuItem>
        {children}
        <MenuSeparator />
        <MenuItem danger icon={<Trash2 />} onSelect={() => setAsking(true)}>
          {post.isRide ? 'Delete Ride' : 'Delete'}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Delete this ${kind}?`}
        text={`The ${kind}, its likes and its comments will be gone for everyone.`}
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        onConfirm={remove}
        pending={isDeleting}
        danger
      />
    </>
  );
}

function ReaderMenu({ post, children }: Pick<Props, 'post' | 'children'>) {
  const { user } = useSession();
  const promptLogin = useLoginPrompt();
  const { mute } = useMute();
  const [isReporting, setReporting] = useState(false);
  const [isBlocking, setBlocking] = useState(false);
  const kind = post.isRide ? 'ride' : 'post';

  const report = () =>
    user ? setReporting(true) : promptLogin('Authentication required', `Please log in to report ${kind}s`);
  const muteAuthor = () =>
    user ? void mute(post.author) : promptLogin('Authentication required', 'Please log in to mute users');
  const blockAuthor = () =>
    user ? setBlocking(true) : promptLogin('Authentication required', 'Please log in to block users');

  return (
    <>
      <Menu trigger={triggerOf(post)}>
        {children}
        <MenuItem icon={<Flag />} onSelect={report}>
          {post.isRide ? 'Report Ride' : 'Report'}
        </MenuItem>
        <MenuItem icon={<VolumeX />} onSelect={muteAuthor}>
          Mute User
        </MenuItem>
        <MenuItem danger icon={<Ban />} onSelect={blockAuthor}>
          Block <bdi>@{post.author.username}</bdi>
        </MenuItem>
      </Menu>
      <ReportDialog open={isReporting} onOpenChange={setReporting} targetType="POST" targetId={post.id} noun={kind} />
      <LazyBlockDialog open={isBlocking} onOpenChange={setBlocking} member={post.author} />
    </>
  );
}
