import type { SessionUserFragment } from '../generated.ts';
import { useRemovalsPageQuery } from '../generated.ts';
import { SettingsRows } from '../settings/SettingsRows.tsx';
import { SettingsSection } from '../settings/SettingsSection.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Failure } from '../ui/Failure.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { RemovalRow } from './RemovalRow.tsx';

interface Props {
  /** Null until the stored session is validated. */
  user: SessionUserFragment | null;
}

/** The removals and warnings of a member, with the appeals. */
export function Removals({ user }: Props) {
  const { data, error, refetch, fetchMore } = useRemovalsPageQuery({ skip: !user });
  const takedowns = data?.viewer?.takedowns;

  const content = () => {
    if (takedowns && takedowns.edges.length === 0) {
      return (
        <EmptyState title="Nothing was removed" hint="If the operator removes something of yours, it stands here." />
      );
    }
    if (takedowns) {
      return (
        <SettingsRows aria-label="Removals and warnings">
          {takedowns.edges.map(({ node }) => (
            <RemovalRow key={node.id} takedown={node} />
          ))}
        </SettingsRows>
      );
    }
    if (error) return <Failure title="The removals could not be loaded" onRetry={() => void refetch()} />;
    return <ListSkeleton count={2} shape="person" />;
  };

  return (
    <SettingsSection
      title="Removals and warnings"
      text="What the operator of this site removed of yours or of a group you organised, and why. You can appeal once against each removal. After 30 days it is deleted for good, unless an appeal waits."
    >
      {content()}
      {takedowns?.pageInfo.hasNextPage && (
        <LoadMore
          label="Show more"
          failure="More removals could not be loaded."
          onLoadMore={() => fetchMore({ variables: { after: takedowns.pageInfo.endCursor } })}
        />
      )}
    </SettingsSection>
  );
}
