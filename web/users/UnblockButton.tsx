import type { RefObject } from 'react';
import { useBlock } from '../moderation/useBlock.ts';
import { Button } from '../ui/Button.tsx';
import { focusIfLost } from '../ui/focusIfLost.ts';
import type { ShownProfile } from './shownProfile.ts';

interface Props {
  profile: ShownProfile;
  /** Receives the focus when this button disappears. */
  heading: RefObject<HTMLElement | null>;
}

export function UnblockButton({ profile, heading }: Props) {
  const { unblock, isPending } = useBlock();

  const handleClick = async () => {
    await unblock(profile);
    focusIfLost(heading.current);
  };

  return (
    <Button variant="outline" pending={isPending} onClick={() => void handleClick()}>
      Unblock
    </Button>
  );
}
