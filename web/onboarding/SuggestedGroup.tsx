import styled from '@emotion/styled';
import { useId } from 'react';
import type { GroupRowFragment } from '../generated.ts';
import { MembershipButton } from '../groups/MembershipButton.tsx';
import { memberCountText } from '../groups/memberCountText.ts';
import { useMembershipToast } from '../groups/useMembershipToast.ts';
import { theme } from '../theme/tokens.ts';
import { GroupPicture } from '../ui/GroupPicture.tsx';

interface Props {
  group: GroupRowFragment;
}

export function SuggestedGroup({ group }: Props) {
  const nameId = useId();
  const showToast = useMembershipToast();

  return (
    <Row>
      <GroupPicture src={group.picture} />
      <Names>
        <strong id={nameId} dir="auto">
          {group.name}
        </strong>
        <span>{memberCountText(group.memberCount)}</span>
      </Names>
      <MembershipButton group={group} describedBy={nameId} wording="state" onDone={showToast} />
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
`;

const Names = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;

  span { color: ${theme.color.textMuted}; font: ${theme.type.small}; }
`;
