import styled from '@emotion/styled';
import { useState } from 'react';
import type { GroupRowFragment } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { MoreLink } from '../ui/MoreLink.tsx';
import { SkeletonBox } from '../ui/Skeleton.tsx';
import { HomeGroupRow } from './HomeGroupRow.tsx';

interface Props {
  isLoading: boolean;
  signedIn: boolean;
  joined: readonly GroupRowFragment[];
  suggested: readonly GroupRowFragment[];
  selectedGroupId?: string;
  onSelect(group: GroupRowFragment): void;
}

/** The link below opens the full list. */
const SUGGESTED_COUNT = 3;

export function CyclingGroups({ isLoading, signedIn, joined, suggested, selectedGroupId, onSelect }: Props) {
  return (
    <section>
      <Heading>Cycling Groups</Heading>
      {isLoading && signedIn && <SkeletonRows />}
      {isLoading && <SkeletonRows />}
      {joined.length > 0 && <MyGroups groups={joined} selectedGroupId={selectedGroupId} onSelect={onSelect} />}
      {suggested.length > 0 && (
        <>
          <Subheading>Suggested Groups</Subheading>
          <List>
            {suggested.slice(0, SUGGESTED_COUNT).map((group) => (
              <HomeGroupRow key={group.id} group={group} />
            ))}
          </List>
        </>
      )}
      <MoreLink to="/explore">Discover More Groups</MoreLink>
    </section>
  );
}

interface MyGroupsProps extends Pick<Props, 'selectedGroupId' | 'onSelect'> {
  groups: readonly GroupRowFragment[];
}

/** The number of joined groups shown at first; the rest unfold. */
const FOLDED_COUNT = 5;

function MyGroups({ groups, selectedGroupId, onSelect }: MyGroupsProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const shown = isUnfolded ? groups : groups.slice(0, FOLDED_COUNT);

  return (
    <>
      <Subheading>My Groups</Subheading>
      <List>
        {shown.map((group) => (
          <HomeGroupRow key={group.id} group={group} onSelect={onSelect} isSelected={group.id === selectedGroupId} />
        ))}
      </List>
      {shown.length < groups.length && (
        <Unfold>
          <Button variant="ghost" size="small" onClick={() => setUnfolded(true)}>
            Show all {groups.length}
          </Button>
        </Unfold>
      )}
    </>
  );
}

/** Reserves the space of a heading and three rows, so that content below does not move. */
function SkeletonRows() {
  return (
    <Bones aria-hidden="true">
      {['first', 'second', 'third'].map((row) => (
        <SkeletonBox key={row} height={44} radius={theme.radius.picture} />
      ))}
    </Bones>
  );
}

const { color, type } = theme;

const Heading = styled.h2`
  font: ${type.subheading};
  letter-spacing: -0.005em;
`;

const Subheading = styled.h3`
  margin: 16px 0 4px;
  color: ${color.textMuted};
  font: ${type.label};
  letter-spacing: 0;
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
`;

const Unfold = styled.div`
  margin-left: -12px;
`;

const Bones = styled.div`
  display: grid;
  gap: 16px;
  padding: 42px 0 6px;
`;
