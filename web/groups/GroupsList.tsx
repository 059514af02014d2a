import type { GroupCardFragment } from '../generated.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { GroupGrid } from './GroupGrid.tsx';
import type { GroupTab } from './groupTabs.ts';
import { emptyGroups } from './groupTabs.ts';
import { ManagedGroup } from './ManagedGroup.tsx';

interface Props {
  groups: readonly GroupCardFragment[];
  tab: GroupTab;
  isSearching: boolean;
  /** Whether all groups have been loaded. */
  isComplete: boolean;
}

/** The groups of one tab that match the search. */
export function GroupsList({ groups, tab, isSearching, isComplete }: Props) {
  if (groups.length === 0 && isComplete) {
    return (
      <Card as="div">
        <EmptyState
          {...emptyGroups(tab, isSearching)}
          action={
            tab === 'my-groups' &&
            !isSearching && (
              <ButtonLink to="?tab=discover" variant="outline" size="small">
                Discover groups
              </ButtonLink>
            )
          }
        />
      </Card>
    );
  }
  if (groups.length === 0) {
    return (
      <GroupGrid as="div">
        <ListSkeleton count={6} shape="picture" />
      </GroupGrid>
    );
  }
  return (
    <GroupGrid>
      {groups.map((group) => (
        <li key={group.id}>
          <ManagedGroup group={group} />
        </li>
      ))}
    </GroupGrid>
  );
}
