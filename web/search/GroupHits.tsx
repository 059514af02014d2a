import type { DiscoverGroupFragment } from '../generated.ts';
import { GroupGrid } from '../groups/GroupGrid.tsx';
import { DiscoverGroup } from './DiscoverGroup.tsx';

interface Props {
  groups: readonly DiscoverGroupFragment[];
  headingLevel: 'h2' | 'h3';
}

export function GroupHits({ groups, headingLevel }: Props) {
  return (
    <GroupGrid>
      {groups.map((group) => (
        <li key={group.id}>
          <DiscoverGroup group={group} headingLevel={headingLevel} />
        </li>
      ))}
    </GroupGrid>
  );
}
