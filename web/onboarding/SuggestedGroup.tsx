import styled from '@emotion/styled';
import { useId } from 'react';
import type { GroupRowFragment } from '../generated.ts';
import { GroupArt } from '../groups/GroupArt.tsx';
import { MembershipButton } from '../groups/MembershipButton.tsx';
import { memberCountText } from '../groups/memberCountText.ts';
import { useMembershipToast } from '../groups/useMembershipToast.ts';
import { theme } from '../theme/tokens.ts';

interface Props {
  group: GroupRowFragment;
}

export function SuggestedGroup({ group }: Props) {
  const nameId = useId();
  const showToast = useMembershipToast();

  return (
    <Tile data-joined={group.viewerIsMember || undefined}>
      <Art>
        <GroupArt src={group.picture} />
      </Art>
      <Names>
        <strong id={nameId} dir="auto">
          {group.name}
        </strong>
        <span>{memberCountText(group.memberCount)}</span>
        <MembershipButton group={group} describedBy={nameId} wording="state" onDone={showToast} />
      </Names>
    </Tile>
  );
}

const { color, radius, space, type } = theme;

const Tile = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.picture};

  &[data-joined] { border-color: ${color.accent}; box-shadow: inset 0 0 0 1px ${color.accent}; }
`;

const Art = styled.div`
  position: relative;
  height: 96px;
`;

const Names = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  padding: 10px ${space[3]} ${space[3]};

  strong {
    display: -webkit-box;
    overflow: hidden;
    font: ${type.ui};
    font-weight: 600;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  span { color: ${color.textMuted}; font: ${type.small}; }
  button { margin-top: ${space[2]}; }
  button span { color: inherit; font: inherit; }
`;
