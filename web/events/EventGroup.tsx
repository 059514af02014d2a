import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { GroupRowFragment } from '../generated.ts';
import { memberCountText } from '../groups/memberCountText.ts';
import { theme } from '../theme/tokens.ts';
import { GroupPicture } from '../ui/GroupPicture.tsx';

interface Props {
  group: GroupRowFragment;
}

/** The group whose organisers plan an event. */
export function EventGroup({ group }: Props) {
  return (
    <Root>
      <h2>Organised by</h2>
      <Row to={`/groups/${group.id}`}>
        <GroupPicture src={group.picture} />
        <span>
          <b dir="auto">{group.name}</b>
          <span>{memberCountText(group.memberCount)}</span>
        </span>
      </Row>
    </Root>
  );
}

const { color, space, type } = theme;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  padding: ${space[4]} 20px;
  border-top: 1px solid ${color.border};

  h2 { color: ${color.textMuted}; font: ${type.small}; }
`;

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  border-radius: ${theme.radius.control};

  > span { display: grid; min-width: 0; font: ${type.small}; }
  b { font: ${type.ui}; font-weight: 600; overflow-wrap: anywhere; }
  span > span { color: ${color.textMuted}; }
  &:hover b { text-decoration: underline; text-underline-offset: 3px; }
`;
