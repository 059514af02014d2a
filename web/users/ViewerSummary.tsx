import styled from '@emotion/styled';
import { Bike, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SessionUserFragment, ViewerSummaryFragment } from '../generated.ts';
import { compactNumber } from '../lib/compactNumber.ts';
import { theme } from '../theme/tokens.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { SkeletonBox } from '../ui/Skeleton.tsx';
import { DistanceGoals } from './DistanceGoals.tsx';

interface Props {
  user: SessionUserFragment;
  /** Absent until loaded. Its space is reserved. */
  summary: ViewerSummaryFragment | undefined;
}

/** The signed-in member with their statistics and distances. */
export function ViewerSummary({ user, summary }: Props) {
  return (
    <Root aria-label="You">
      <Person to={`/profile/${user.id}`}>
        <Avatar src={user.profilePicture} size="l" />
        <Names>
          <Name dir="auto" title={user.displayName}>
            {user.displayName}
          </Name>
          <Username dir="auto" title={`@${user.username}`}>
            @{user.username}
          </Username>
        </Names>
      </Person>
      {summary ? <Stats summary={summary} /> : <SkeletonBox height={158} />}
      <Rule />
      <div>
        <Label>Quick Links</Label>
        <QuickLink to="/groups">
          <Users />
          Manage Groups
        </QuickLink>
        <QuickLink to="/rides">
          <Bike />
          My rides
        </QuickLink>
      </div>
    </Root>
  );
}

function Stats({ summary }: { summary: ViewerSummaryFragment }) {
  const { stats } = summary;

  return (
    <>
      <Counts>
        <Count term="Posts" count={stats.postCount} />
        <Count term="Rides" count={stats.rideCount} />
        <Count term="Followers" count={stats.followerCount} />
        <Count term="Following" count={stats.followingCount} />
      </Counts>
      <DistanceGoals person={summary} />
    </>
  );
}

function Count({ term, count }: { term: string; count: number }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{compactNumber(count)}</dd>
    </div>
  );
}

const { color, space, type, font } = theme;

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

const Person = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
  border-radius: ${theme.radius.control};
`;

const Names = styled.div`
  min-width: 0;
`;

const Name = styled.b`
  display: block;
  overflow: hidden;
  font: ${type.subheading};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Username = styled.span`
  display: block;
  overflow: hidden;
  color: ${color.textMuted};
  font: ${type.small};
  line-height: 1.5rem;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Counts = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, auto);
  justify-content: space-between;

  > div { display: flex; flex-direction: column-reverse; }
  dt { color: ${color.textMuted}; font: 500 0.75rem/1rem ${font}; }
  dd {
    font: 600 1.25rem/1.5rem ${font};
    font-stretch: ${theme.figureWidth};
    font-variant-numeric: tabular-nums;
  }
`;

const Rule = styled.hr`
  width: 100%;
  height: 1px;
  margin: 0;
  border: 0;
  background: ${color.border};
`;

const Label = styled.h2`
  margin-bottom: ${space[1]};
  color: ${color.textMuted};
  font: ${type.label};
  letter-spacing: 0;
`;

const QuickLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${theme.size.touch};
  margin: 0 -10px;
  padding: 0 10px;
  border-radius: ${theme.radius.control};
  font: ${type.ui};

  .lucide { color: ${color.textMuted}; }
  &:hover { background: ${color.surfaceSunken}; }
`;
