import { Ban, Ellipsis, Flag, PencilLine, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLoginPrompt } from '../auth/useLoginPrompt.ts';
import { useSession } from '../auth/useSession.ts';
import type { PostCardFragment } from '../generated.ts';
import { LazyBlockDialog } from '../moderation/LazyBlockDialog.tsx';
import { MuteItems } from '../moderation/MuteItems.tsx';
import { type MuteDuration, useMute } from '../moderation/useMute.ts';
import { GroupRemovalDialog, LazyOrganiserItem } from '../takedowns/organiserParts.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { Menu } from '../ui/Menu.tsx';
import { MenuItem } from '../ui/MenuItem.tsx';
import { MenuSeparator } from '../ui/MenuSeparator.tsx';
import { postHeadingId } from './postHeadingId.ts';

const DeletePostDialog = lazyDialog(() => import('./DeletePostDialog.tsx').then((module) => module.DeletePostDialog));
const ReportDialog = lazyDialog(() => import('../moderation/ReportDialog.tsx').then((module) => module.ReportDialog));

interface Props {
  post: PostCardFragment;
  /** Opens the author's edit dialog. */
  onEdit(): void;
  /** Calls the ride off. The dialog that asks before a deletion offers it instead. */
  onCallOff?: (() => void) | undefined;
  /** More menu items, below Edit or above Report. */
  children?: ReactNode;
}

/** The menu of a post or a ride. Authors edit and delete it. Others report it, and mute or block its author. */
export function PostMenu(props: Props) {
  return props.post.viewerCanEdit ? <AuthorMenu {...props} /> : <ReaderMenu {...props} />;
}

const triggerOf = (post: PostCardFragment) => (
  <IconButton label="More" icon={<Ellipsis />} aria-describedby={postHeadingId(post)} />
);

function AuthorMenu({ post, onEdit, onCallOff, children }: Props) {
  const [isAsking, setAsking] = useState(false);

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
      <DeletePostDialog open={isAsking} onOpenChange={setAsking} post={post} onCallOff={onCallOff} />
    </>
  );
}

function ReaderMenu({ post, children }: Pick<Props, 'post' | 'children'>) {
  const { user } = useSession();
  const [isReporting, setReporting] = useState(false);
  const [isBlocking, setBlocking] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const noun = post.isRide ? 'ride' : 'post';

  return (
    <>
      <Menu trigger={triggerOf(post)}>
        {children}
        <ReaderItems post={post} onReport={() => setReporting(true)} onBlock={() => setBlocking(true)} />
        {user && post.group && <LazyOrganiserItem postId={post.id} onRemove={() => setRemoving(true)} />}
      </Menu>
      <GroupRemovalDialog open={isRemoving} onOpenChange={setRemoving} content={post} />
      <ReportDialog open={isReporting} onOpenChange={setReporting} targetType="POST" targetId={post.id} noun={noun} />
      <LazyBlockDialog open={isBlocking} onOpenChange={setBlocking} member={post.author} />
    </>
  );
}

interface ReaderItemsProps {
  post: PostCardFragment;
  onReport(): void;
  onBlock(): void;
}

/** Visitors report without an account. A component of its own, because its hooks run only while the menu is open. */
function ReaderItems({ post, onReport, onBlock }: ReaderItemsProps) {
  const { user } = useSession();
  const promptLogin = useLoginPrompt();
  const navigate = useNavigate();
  const { mute } = useMute();

  const report = () => (user ? onReport() : navigate(`/notice/post/${post.id}`));
  const muteAuthor = (duration?: MuteDuration) =>
    user ? void mute(post.author, duration) : promptLogin('Authentication required', 'Please log in to mute users');
  const blockAuthor = () => (user ? onBlock() : promptLogin('Authentication required', 'Please log in to block users'));

  return (
    <>
      <MenuItem icon={<Flag />} onSelect={report}>
        {post.isRide ? 'Report Ride' : 'Report'}
      </MenuItem>
      <MuteItems onMute={muteAuthor} />
      <MenuItem danger icon={<Ban />} onSelect={blockAuthor}>
        Block <bdi>@{post.author.username}</bdi>
      </MenuItem>
    </>
  );
}
