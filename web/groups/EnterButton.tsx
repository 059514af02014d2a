import { Plus } from 'lucide-react';
import type { RefObject } from 'react';
import { useState } from 'react';
import type { GroupHeadFragment } from '../generated.ts';
import { Button } from '../ui/Button.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { isShut } from './groupKinds.ts';

const EnterDialog = lazyDialog(() => import('./EnterDialog.tsx').then((module) => module.EnterDialog));

interface Props {
  group: GroupHeadFragment;
  /** The id of the element that names the group. */
  describedBy: string;
  /** The button that replaces this one after joining. */
  focusFallback: RefObject<HTMLElement | null>;
  onJoined(): void;
}

/** Opens the dialog that joins a group with rules, or asks to join a closed group. */
export function EnterButton({ group, describedBy, focusFallback, onJoined }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Plus />} aria-describedby={describedBy} onClick={() => setOpen(true)}>
        {isShut(group) ? 'Ask to join' : 'Join'}
      </Button>
      <EnterDialog
        open={isOpen}
        onOpenChange={setOpen}
        group={group}
        focusFallback={focusFallback}
        onJoined={onJoined}
      />
    </>
  );
}
