import { Check, Users } from 'lucide-react';
import { useId } from 'react';
import type { GroupCardFragment } from '../generated.ts';
import { Badge } from '../ui/Badge.tsx';
import { GroupCard } from './GroupCard.tsx';
import { MembershipButton } from './MembershipButton.tsx';
import { memberCountText } from './memberCountText.ts';
import { useMembershipToast } from './useMembershipToast.ts';

interface Props {
  group: GroupCardFragment;
}

export function ManagedGroup({ group }: Props) {
  const nameId = useId();
  const handleDone = useMembershipToast();
  const badge = group.viewerIsMember && (
    <Badge tone="joined" icon={<Check />}>
      Joined
    </Badge>
  );
  const members = (
    <>
      <Users aria-hidden="true" />
      {memberCountText(group.memberCount)}
    </>
  );

  return (
    <GroupCard
      group={group}
      nameId={nameId}
      headingLevel="h2"
      badge={badge}
      members={members}
      action={<MembershipButton group={group} describedBy={nameId} wording="action" onDone={handleDone} />}
    />
  );
}
