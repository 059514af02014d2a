import { Check, Plus } from 'lucide-react';
import type { GroupRowFragment } from '../generated.ts';
import { Button } from '../ui/Button.tsx';
import { useGroupRequest } from './useGroupRequest.ts';

interface Props {
  group: GroupRowFragment;
  /** The id of the element that names the group. */
  describedBy: string;
  /** The main action of its page, in full size. */
  isMain: boolean;
}

/** Asks to join a closed group, or withdraws the request. */
export function AskButton({ group, describedBy, isMain }: Props) {
  const { pending, toggle } = useGroupRequest(group);
  const isPending = pending !== undefined;
  const shownAsAsked = isPending ? pending === false : group.viewerHasAsked;
  const icon = shownAsAsked ? <Check /> : isMain && <Plus />;

  return (
    <Button
      size={isMain ? 'medium' : 'small'}
      variant={shownAsAsked ? 'soft' : askVariant(isMain)}
      icon={icon}
      pending={isPending}
      pendingLabel={pending === false ? 'Withdrawing...' : 'Asking...'}
      aria-describedby={describedBy}
      onClick={toggle}
    >
      {shownAsAsked ? 'Asked' : 'Ask to join'}
    </Button>
  );
}

const askVariant = (isMain: boolean) => (isMain ? 'primary' : 'accent');
