import styled from '@emotion/styled';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { GroupRowFragment } from '../generated.ts';
import { MembershipButton } from '../groups/MembershipButton.tsx';
import { memberCountText } from '../groups/memberCountText.ts';
import type { OnMembership } from '../groups/useGroupMembership.ts';
import { theme } from '../theme/tokens.ts';
import { GroupPicture } from '../ui/GroupPicture.tsx';
import { StretchedLink } from '../ui/StretchedLink.tsx';
import { useToast } from '../ui/Toast.tsx';

interface Props {
  group: GroupRowFragment;
  /** Filters the feed by this group. Absent where the group cannot be a filter. */
  onSelect?(group: GroupRowFragment): void;
  isSelected?: boolean;
}

/**
 * A group in the sidebar, with its join or leave button. The row links to the group's page. Where the name is a filter,
 * the picture is the link.
 */
export function HomeGroupRow({ group, onSelect, isSelected = false }: Props) {
  const toast = useToast();
  const nameId = useId();
  const page = `/groups/${group.id}`;

  const handleDone: OnMembership = (member, action) => {
    if (member) toast({ title: 'Joined Group', tone: 'success' });
    else toast({ title: 'Left Group', text: `You've left ${group.name || 'the group'}.`, tone: 'success', action });
  };

  return (
    <Row>
      {onSelect ? (
        <PictureLink to={page} aria-label={`Open ${group.name}`}>
          <GroupPicture src={group.picture} />
        </PictureLink>
      ) : (
        <GroupPicture src={group.picture} />
      )}
      <Words>
        {onSelect ? (
          <NameButton id={nameId} dir="auto" aria-pressed={isSelected} onClick={() => onSelect(group)}>
            {group.name}
          </NameButton>
        ) : (
          <Name id={nameId} dir="auto">
            <StretchedLink to={page}>{group.name}</StretchedLink>
          </Name>
        )}
        <Count>{memberCountText(group.memberCount)}</Count>
      </Words>
      <Action>
        <MembershipButton group={group} describedBy={nameId} wording="state" onDone={handleDone} />
      </Action>
    </Row>
  );
}

const { color, space, type } = theme;

const Row = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: 6px 0;

  ${theme.media.narrow} {
    gap: 10px;
    /* the picture sets its size in its style attribute */
    [data-group-picture] { width: 36px !important; height: 36px !important; }
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

const Name = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  font: ${type.ui};
  font-weight: 600;
  text-align: left;
`;

const PictureLink = styled(Link)`
  flex: none;
  border-radius: ${theme.radius.picture};
`;

const Action = styled.span`
  position: relative;
  z-index: 1;
`;

const NameButton = styled(Name.withComponent('button'))`
  border-radius: 3px;

  &:hover { text-decoration: underline; text-underline-offset: 3px; }
  &[aria-pressed='true'] { color: ${color.accentText}; }
`;

const Count = styled.span`
  color: ${color.textMuted};
  font: ${type.small};
`;
