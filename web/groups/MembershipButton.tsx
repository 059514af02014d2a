import { Check } from 'lucide-react';
import type { GroupRowFragment } from '../generated.ts';
import { Button } from '../ui/Button.tsx';
import { isShut } from './groupKinds.ts';
import { LazyAskButton } from './LazyAskButton.tsx';
import { useGroupMembership } from './useGroupMembership.ts';

interface Props {
  group: GroupRowFragment;
  /** The id of the element that names the group. */
  describedBy: string;
  /** 'state' shows the membership, 'action' shows what a press does. */
  wording: 'state' | 'action';
  /** The main action of its page, in full size. */
  isMain?: boolean;
  onDone(member: boolean): void;
}

const wordings = {
  state: { join: 'Join', leave: 'Joined', leaveVariant: 'soft', leaveIcon: <Check /> },
  action: { join: 'Join Group', leave: 'Leave Group', leaveVariant: 'outline', leaveIcon: undefined },
} as const;

/** Joins or leaves a group, or asks to join it. While waiting, shows a spinner and the action. */
export function MembershipButton({ group, describedBy, wording, isMain = false, onDone }: Props) {
  const { pending, toggle } = useGroupMembership(group, onDone);
  const { join, leave, leaveVariant, leaveIcon } = wordings[wording];
  const isPending = pending !== undefined;
  const isLeaving = pending === false;
  const shownAsMember = isPending ? isLeaving : group.viewerIsMember;
  if (!isPending && isShut(group)) return <LazyAskButton group={group} describedBy={describedBy} isMain={isMain} />;
  const joinVariant = isMain ? 'primary' : 'accent';

  return (
    <Button
      size={isMain ? 'medium' : 'small'}
      variant={shownAsMember ? leaveVariant : joinVariant}
      icon={shownAsMember && leaveIcon}
      pending={isPending}
      pendingLabel={isLeaving ? 'Leaving...' : 'Joining...'}
      aria-describedby={describedBy}
      onClick={toggle}
    >
      {shownAsMember ? leave : join}
    </Button>
  );
}
