import styled from '@emotion/styled';
import { useState } from 'react';
import type { GroupRowFragment } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { MoreLink } from '../ui/MoreLink.tsx';
import { HomeGroupRow } from './HomeGroupRow.tsx';

interface Props {
  joined: readonly GroupRowFragment[];
  suggested: readonly GroupRowFragment[];
  selectedGroupId?: string;
  onSelect(group: GroupRowFragment): void;
}

/** So many joined groups fit beside the feed; the rest unfold. */
const FOLDED = 3;

export function CyclingGroups({ joined, suggested, selectedGroupId, onSelect }: Props) {
  const [isUnfolded, setUnfolded] = useState(false);
  const shown = isUnfolded ? joined : joined.slice(0, FOLDED);

  return (
    <section>
      <Heading>Cycling Groups</Heading>
      {joined.length > 0 && (
        <>
          <Subheading>My Groups</Subheading>
          <List>
            {shown.map((group) => (
              <HomeGroupRow
                key={group.id}
                group={group}
                onSelect={onSelect}
                isSelected={group.id === selectedGroupId}
              />
            ))}
          </List>
          {shown.length < joined.length && (
            <Button variant="ghost" size="small" onClick={() => setUnfolded(true)}>
              Show all {joined.length}
            </Button>
          )}
        </>
      )}
      {suggested.length > 0 && (
        <>
          <Subheading>Suggested Groups</Subheading>
          <List>
            {suggested.map((group) => (
              <HomeGroupRow key={group.id} group={group} />
            ))}
          </List>
        </>
      )}
      <MoreLink to="/explore">Discover More Groups</MoreLink>
    </section>
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
