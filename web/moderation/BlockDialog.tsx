import type { ConfirmProps } from '../ui/ConfirmPanel.tsx';
import { ConfirmPanel } from '../ui/ConfirmPanel.tsx';
import { useBlock } from './useBlock.ts';

interface Props extends Pick<ConfirmProps, 'open' | 'onOpenChange'> {
  member: { id: string; username: string };
}

/** Explains the effect of a block before the member confirms it. */
export function BlockDialog({ member, onOpenChange, ...dialog }: Props) {
  const { block, isPending } = useBlock();

  const handleConfirm = async () => {
    if (await block(member)) onOpenChange(false);
  };

  return (
    <ConfirmPanel
      {...dialog}
      onOpenChange={onOpenChange}
      title={`Block @${member.username}?`}
      text={
        'They will see nothing of yours, not even your profile, and you will see nothing that they post. You stop ' +
        'following each other, and each of you leaves the other’s upcoming rides. Unblocking does not bring back ' +
        'follows or rides. Their comments under your posts stay visible to you until you delete them.'
      }
      confirmLabel="Block"
      pendingLabel="Blocking..."
      onConfirm={() => void handleConfirm()}
      pending={isPending}
      danger
    />
  );
}
