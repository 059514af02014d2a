import { Ban, Ellipsis, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { CommentItemFragment } from '../generated.ts';
import { LazyBlockDialog } from '../moderation/LazyBlockDialog.tsx';
import { MuteItems } from '../moderation/MuteItems.tsx';
import { useMute } from '../moderation/useMute.ts';
import { Menu } from '../ui/Menu.tsx';
import { MenuItem } from '../ui/MenuItem.tsx';
import { SmallAction } from './SmallAction.tsx';

interface Props {
  comment: CommentItemFragment;
  onEdit(): void;
}

/** The author of a comment can edit it. Other members can mute or block the author. */
export function CommentMenu({ comment: { author, viewerCanEdit }, onEdit }: Props) {
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
      </Menu>
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
