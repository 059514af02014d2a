import { Ellipsis, Flag, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { CommentItemFragment } from '../generated.ts';
import { BlockItem } from '../moderation/BlockItem.tsx';
import { LazyBlockDialog } from '../moderation/LazyBlockDialog.tsx';
import { LazyReportDialog } from '../moderation/LazyReportDialog.tsx';
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

/** The author of a comment can edit it. Other members report it, and mute or block its author. Organisers of the group can remove it. */
export function CommentMenu({ postId, comment, onEdit }: Props) {
  const { author, viewerCanEdit } = comment;
  const [act, setAct] = useState<'report' | 'block' | 'remove'>();
  const close = () => setAct(undefined);

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
        {!author.isViewer && (
          <Others member={author} onReport={() => setAct('report')} onBlock={() => setAct('block')} />
        )}
        {!author.isViewer && <LazyOrganiserItem postId={postId} onRemove={() => setAct('remove')} />}
      </Menu>
      <LazyReportDialog open={act === 'report'} onOpenChange={close} kind="comment" id={comment.id} />
      <GroupRemovalDialog open={act === 'remove'} onOpenChange={close} content={comment} />
      <LazyBlockDialog open={act === 'block'} onOpenChange={close} member={author} />
    </>
  );
}

interface OthersProps {
  member: CommentItemFragment['author'];
  onReport(): void;
  onBlock(): void;
}

function Others({ member, onReport, onBlock }: OthersProps) {
  const { mute } = useMute();

  return (
    <>
      <MenuItem icon={<Flag />} onSelect={onReport}>
        Report
      </MenuItem>
      <MuteItems onMute={(duration) => void mute(member, duration)} />
      <BlockItem username={member.username} onSelect={onBlock} />
    </>
  );
}
