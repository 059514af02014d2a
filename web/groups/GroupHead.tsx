import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { GroupHeadFragment } from '../generated.ts';
import { compactNumber } from '../lib/compactNumber.ts';
import { theme } from '../theme/tokens.ts';
import { AvatarStack } from '../ui/AvatarStack.tsx';
import { Card } from '../ui/Card.tsx';
import { GroupActions } from './GroupActions.tsx';
import { GroupArt } from './GroupArt.tsx';
import { isShut } from './groupKinds.ts';
import { KindLine } from './KindLine.tsx';
import { LazyOrganiserBar } from './LazyOrganiserBar.tsx';
import { LazyRulesLine } from './LazyRulesLine.tsx';
import { LazyShutNote } from './LazyShutNote.tsx';
import { memberCountText } from './memberCountText.ts';
import type { OnMembership } from './useGroupMembership.ts';

interface Props {
  group: GroupHeadFragment;
  /** The id of the heading, which names the group. */
  nameId: string;
  onMembership: OnMembership;
}

/** The top of a group's page: its picture, name, text, members and actions. */
export function GroupHead({ group, nameId, onMembership }: Props) {
  const people = group.faces.nodes.slice(0, 6).map(({ id, profilePicture }) => ({ id, src: profilePicture }));

  return (
    <Root aria-labelledby={nameId}>
      <GroupArt src={group.picture} isBanner />
      <Body>
        <Words>
          <Name id={nameId} dir="auto">
            {group.name}
          </Name>
          <KindLine kind={group.kind} />
          {group.description && <Text dir="auto">{group.description}</Text>}
          {isShut(group) ? (
            <b>{memberCountText(group.memberCount)}</b>
          ) : (
            <Members to="?tab=members">
              {people.length > 0 && <AvatarStack people={people} />}
              <span>
                <b>{memberCountText(group.memberCount)}</b>
                {group.followedMemberCount ? ` · ${compactNumber(group.followedMemberCount)} you follow` : ''}
              </span>
            </Members>
          )}
        </Words>
        <GroupActions group={group} nameId={nameId} onMembership={onMembership} />
      </Body>
      {isShut(group) && <LazyShutNote />}
      {group.rules && <LazyRulesLine group={group} />}
      {group.viewerOrganises && <LazyOrganiserBar group={group} />}
    </Root>
  );
}

const { color, media, size, space, type } = theme;

const Root = styled(Card)`
  overflow: hidden;

  /* full bleed below the header of a phone */
  ${media.phone} {
    margin: -16px calc(-1 * ${size.edge}) 0;
    border-width: 0 0 1px;
    border-radius: 0;
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[4]} ${space[6]};
  align-items: start;
  padding: ${space[5]} ${space[5]} 14px;

  ${media.tablet} { grid-template-columns: minmax(0, 1fr); }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); padding: ${space[4]}; }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  justify-items: start;
`;

const Name = styled.h1`
  font: ${type.title};
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

const Text = styled.p`
  max-width: 60ch;
  overflow-wrap: anywhere;
  text-wrap: pretty;
  white-space: pre-line;
`;

const Members = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${size.touch};
  border-radius: 8px;
  color: ${color.text};
  font: ${type.ui};
  font-weight: 400;
  font-variant-numeric: tabular-nums;

  b { font-weight: 600; }
  &:hover { text-decoration: underline; text-underline-offset: 3px; }
  [data-avatar]:nth-of-type(n + 5) { ${media.phone} { display: none; } }
`;
