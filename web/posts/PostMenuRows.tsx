import { Flag, PencilLine, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLoginPrompt } from '../auth/useLoginPrompt.ts';
import { useSession } from '../auth/useSession.ts';
import type { PostCardFragment } from '../generated.ts';
import { BlockItem } from '../moderation/BlockItem.tsx';
import { MuteItems } from '../moderation/MuteItems.tsx';
import { type MuteDuration, useMute } from '../moderation/useMute.ts';
import { LazyOrganiserItem } from '../takedowns/organiserParts.tsx';
import { MenuItem } from '../ui/MenuItem.tsx';
import { MenuSeparator } from '../ui/MenuSeparator.tsx';
import type { PostMenuActs } from './PostMenu.tsx';

interface Props extends PostMenuActs {
  post: PostCardFragment;
  onEdit(): void;
  /** More rows, below Edit or above Report. */
  children?: ReactNode;
}

/** The rows of a post's menu. Authors edit and delete it. Others report it, and mute or block its author. */
export function PostMenuRows(props: Props) {
  return props.post.viewerCanEdit ? <AuthorRows {...props} /> : <ReaderRows {...props} />;
}

function AuthorRows({ post, onEdit, onDelete, children }: Props) {
  return (
    <>
      <MenuItem icon={<PencilLine />} onSelect={onEdit}>
        {post.isRide ? 'Edit Ride' : 'Edit'}
      </MenuItem>
      {children}
      {post.group && <LazyOrganiserItem isPost postId={post.id} />}
      <MenuSeparator />
      <MenuItem danger icon={<Trash2 />} onSelect={onDelete}>
        {post.isRide ? 'Delete Ride' : 'Delete'}
      </MenuItem>
    </>
  );
}

/** Visitors report without an account. */
function ReaderRows({ post, onReport, onBlock, onRemove, children }: Props) {
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
      {children}
      <MenuItem icon={<Flag />} onSelect={report}>
        {post.isRide ? 'Report Ride' : 'Report'}
      </MenuItem>
      <MuteItems onMute={muteAuthor} />
      <BlockItem username={post.author.username} onSelect={blockAuthor} />
      {user && post.group && <LazyOrganiserItem isPost postId={post.id} onRemove={onRemove} />}
    </>
  );
}
