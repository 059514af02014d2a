import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { PostCardFragment } from '../generated.ts';
import { LazyBlockDialog } from '../moderation/LazyBlockDialog.tsx';
import { LazyReportDialog } from '../moderation/LazyReportDialog.tsx';
import { GroupRemovalDialog } from '../takedowns/organiserParts.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import type { LazyPart } from '../ui/lazyPart.ts';
import { LazyMenu } from '../ui/Menu.tsx';
import { postHeadingId } from './postHeadingId.ts';

const DeletePostDialog = lazyDialog(() => import('./DeletePostDialog.tsx').then((module) => module.DeletePostDialog));

/** The acts that the rows begin. */
export interface PostMenuActs {
  onDelete(): void;
  onReport(): void;
  onBlock(): void;
  /** Removes the post from its group, as an organiser. */
  onRemove(): void;
}

interface Props<Rows> {
  post: PostCardFragment;
  rows: LazyPart<Rows>;
  /** Calls the ride off. The dialog that asks before a deletion offers it instead. */
  onCallOff?: (() => void) | undefined;
  children(rows: Rows, acts: PostMenuActs): ReactNode;
}

/** The menu of a post or a ride, with the dialogs of every post. */
export function PostMenu<Rows>({ post, rows, onCallOff, children }: Props<Rows>) {
  const [act, setAct] = useState<'delete' | 'report' | 'block' | 'remove'>();
  const close = () => setAct(undefined);
  const acts = {
    onDelete: () => setAct('delete'),
    onReport: () => setAct('report'),
    onBlock: () => setAct('block'),
    onRemove: () => setAct('remove'),
  };
  const noun = post.isRide ? 'ride' : 'post';

  return (
    <>
      <LazyMenu
        rows={rows}
        trigger={<IconButton label="More" icon={<Ellipsis />} aria-describedby={postHeadingId(post)} />}
      >
        {(loaded) => children(loaded, acts)}
      </LazyMenu>
      <DeletePostDialog open={act === 'delete'} onOpenChange={close} post={post} onCallOff={onCallOff} />
      <LazyReportDialog open={act === 'report'} onOpenChange={close} kind="post" id={post.id} noun={noun} />
      <GroupRemovalDialog open={act === 'remove'} onOpenChange={close} content={post} />
      <LazyBlockDialog open={act === 'block'} onOpenChange={close} member={post.author} />
    </>
  );
}
