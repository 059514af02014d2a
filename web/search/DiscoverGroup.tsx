import styled from '@emotion/styled';
import { useId } from 'react';
import type { DiscoverGroupFragment } from '../generated.ts';
import { GroupCard } from '../groups/GroupCard.tsx';
import { MembershipButton } from '../groups/MembershipButton.tsx';
import { memberCountText } from '../groups/memberCountText.ts';
import { useMembershipToast } from '../groups/useMembershipToast.ts';
import { AvatarStack } from '../ui/AvatarStack.tsx';

interface Props {
  group: DiscoverGroupFragment;
  headingLevel: 'h2' | 'h3';
}

/** A suggested group, with the faces of some members. */
export function DiscoverGroup({ group, headingLevel }: Props) {
  const nameId = useId();
  const handleDone = useMembershipToast();
  const people = group.members.nodes.map(({ id, profilePicture }) => ({ id, src: profilePicture }));
  const members = (
    <>
      <Faces>
        <AvatarStack people={people} />
      </Faces>
      {memberCountText(group.memberCount)}
    </>
  );

  return (
    <GroupCard
      group={group}
      nameId={nameId}
      headingLevel={headingLevel}
      members={members}
      action={<MembershipButton group={group} describedBy={nameId} wording="state" onDone={handleDone} />}
    />
  );
}

const Faces = styled.span`
  /* an avatar sets its size in its style attribute */
  [data-avatar] { width: 24px !important; height: 24px !important; }
`;
