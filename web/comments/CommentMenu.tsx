import { Ban, Ellipsis, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { CommentItemFragment } from '../generated.ts';
import { LazyBlockDialog } from '../moderation/LazyBlockDialog.tsx';
import { MuteItems } from '../moderation/MuteItems.tsx';
import { useMute } from '../moderation/useMute.ts';
import { GroupRemovalDialog, LazyOrganiserItem } from '../takedowns/organiserParts.tsx';
import { Menu } from '../ui/Menu.tsx';
import { MenuItem } from '../ui/MenuItem.tsx';
import { SmallAction } from './SmallAction.tsx';

interface Props {
  postId: string;
  comment: CommentItemFragment;
  onEdit(): void;
}

/** The author of a comment can edit it. Other members can mute or block the author. Organisers of the group can remove it. */
export function CommentMenu({ postId, comment, onEdit }: Props) {
  const { author, viewerCanEdit } = comment;
  const [isRemoving, setRemoving] = useState(false);
  const [isBlocking, setBlocking] = useState(false);

  return (
    <>
      <Menu
        trigger={
          <SmallAction aria-label={`Options for the comment by ${author.username}`}>
            <Ellipsis size={16} />
          </SmallAction>
        }
      >
        {viewerCanEdit && (
          <MenuItem icon={<Pencil />} onSelect={onEdit}>
            Edit
          </MenuItem>
        )}
        {!author.isViewer && <Others member={author} onBlock={() => setBlocking(true)} />}
        {!author.isViewer && <LazyOrganiserItem postId={postId} onRemove={() => setRemoving(true)} />}
      </Menu>
      <GroupRemovalDialog open={isRemoving} onOpenChange={setRemoving} content={comment} />
      <LazyBlockDialog open={isBlocking} onOpenChange={setBlocking} member={author} />
    </>
  );
}

interface OthersProps {
  member: CommentItemFragment['author'];
  onBlock(): void;
}

function Others({ member, onBlock }: OthersProps) {
  const { mute } = useMute();

  return (
    <>
      <MuteItems onMute={(duration) => void mute(member, duration)} />
      <MenuItem danger icon={<Ban />} onSelect={onBlock}>
        Block <bdi>@{member.username}</bdi>
      </MenuItem>
    </>
  );
}
