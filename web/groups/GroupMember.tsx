import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { FollowButton } from '../follows/FollowButton.tsx';
import type { GroupMemberFragment } from '../generated.ts';
import { formatDay } from '../lib/formatDay.ts';
import { theme } from '../theme/tokens.ts';
import { PersonNames } from '../users/PersonNames.tsx';
import { LazyMemberMenu } from './LazyMemberMenu.tsx';

interface Props {
  person: GroupMemberFragment;
  isOrganiser: boolean;
  /** The id of the group, if the viewer organises it. */
  organisedId: string | undefined;
  /** The version of the rules of the group. */
  rulesVersion: number | undefined;
}

/** A member in the list of a group. The row links to their profile, and its button follows them. */
export function GroupMember({ person, isOrganiser, organisedId, rulesVersion }: Props) {
  const notes = [isOrganiser && 'Organiser', rulesVersion !== undefined && rulesText(person, rulesVersion)];
  return (
    <Row>
      <Person to={`/profile/${person.username}`}>
        <PersonNames person={person} note={notes.filter(Boolean).join(' · ')} />
      </Person>
      {organisedId && !isOrganiser && <LazyMemberMenu groupId={organisedId} person={person} />}
      {!person.isViewer && <FollowButton user={person} listedAs={person.displayName} />}
    </Row>
  );
}

/** For organisers: the version of the rules that the member has acknowledged. Empty for others. */
function rulesText({ standingInGroup }: GroupMemberFragment, current: number): string {
  if (!standingInGroup) return '';
  const { rulesVersion, rulesAcknowledgedAt } = standingInGroup;
  if (rulesVersion === null || rulesAcknowledgedAt === null) return 'Rules not acknowledged';
  const version = rulesVersion === current ? 'Rules' : `Version ${rulesVersion} of the rules`;
  return `${version} acknowledged ${formatDay(rulesAcknowledgedAt)}`;
}

const { color, media, radius, space } = theme;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding-right: ${space[4]};

  &:hover { background: ${color.surfaceHover}; }
`;

const Person = styled(Link)`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space[4]};
  min-width: 0;
  padding: 14px 0 14px ${space[4]};

  &:focus-visible { outline-offset: -4px; border-radius: ${radius.card}; box-shadow: none; }
  ${media.phone} { gap: ${space[3]}; }
`;
