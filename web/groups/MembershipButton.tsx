import { Check } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { asksToLeave, isShut, type LeavableGroup } from './groupKinds.ts';
import { LazyAskButton } from './LazyAskButton.tsx';
import { type OnMembership, useGroupMembership } from './useGroupMembership.ts';

const LeaveDialog = lazyDialog(() => import('./LeaveDialog.tsx').then((module) => module.LeaveDialog));

interface Props {
  group: LeavableGroup;
  /** The id of the element that names the group. */
  describedBy: string;
  /** 'state' shows the membership, 'action' shows what a press does. */
  wording: 'state' | 'action';
  /** The main action of its page, in full size. */
  isMain?: boolean;
  onDone: OnMembership;
}

const wordings = {
  state: { join: 'Join', leave: 'Joined', leaveVariant: 'soft', leaveIcon: <Check /> },
  action: { join: 'Join Group', leave: 'Leave Group', leaveVariant: 'outline', leaveIcon: undefined },
} as const;

/**
 * Joins or leaves a group, or asks to join it. While waiting, shows a spinner and the action. Leaving can be undone, or is
 * asked about first.
 */
export function MembershipButton({ group, describedBy, wording, isMain = false, onDone }: Props) {
  const { pending, toggle } = useGroupMembership(group, onDone);
  const { join, leave, leaveVariant, leaveIcon } = wordings[wording];
  const [isAsking, setAsking] = useState(false);
  const isPending = pending !== undefined;
  const isLeaving = pending === false;
  const shownAsMember = isPending ? isLeaving : group.viewerIsMember;
  if (!isPending && isShut(group)) return <LazyAskButton group={group} describedBy={describedBy} isMain={isMain} />;
  const joinVariant = isMain ? 'primary' : 'accent';
  const isAskedFirst = !isPending && group.viewerIsMember && asksToLeave(group);

  return (
    <>
      <Button
        size={isMain ? 'medium' : 'small'}
        variant={shownAsMember ? leaveVariant : joinVariant}
        icon={shownAsMember && leaveIcon}
        pending={isPending}
        pendingLabel={isLeaving ? 'Leaving...' : 'Joining...'}
        aria-describedby={describedBy}
        onClick={isAskedFirst ? () => setAsking(true) : toggle}
      >
        {shownAsMember ? leave : join}
      </Button>
      <LeaveDialog open={isAsking} onOpenChange={setAsking} group={group} onLeave={toggle} />
    </>
  );
}
