import { Ban, Ellipsis, VolumeX } from 'lucide-react';
import { useState } from 'react';
import type { CommentItemFragment } from '../generated.ts';
import { LazyBlockDialog } from '../moderation/LazyBlockDialog.tsx';
import { useMute } from '../moderation/useMute.ts';
import { Menu } from '../ui/Menu.tsx';
import { MenuItem } from '../ui/MenuItem.tsx';
import { SmallAction } from './SmallAction.tsx';

interface Props {
  author: CommentItemFragment['author'];
}

/** Lets a member mute or block the author of a comment. */
export function CommentMenu({ author }: Props) {
  const { mute } = useMute();
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
        <MenuItem icon={<VolumeX />} onSelect={() => void mute(author)}>
          Mute User
        </MenuItem>
        <MenuItem danger icon={<Ban />} onSelect={() => setBlocking(true)}>
          Block <bdi>@{author.username}</bdi>
        </MenuItem>
      </Menu>
      <LazyBlockDialog open={isBlocking} onOpenChange={setBlocking} member={author} />
    </>
  );
}
