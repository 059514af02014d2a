import type { GroupCardFragment } from '../generated.ts';
import { useGroupMembersQuery } from '../generated.ts';
import { HitList } from '../search/HitList.tsx';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailureNotice } from '../ui/FailureNotice.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { GroupMember } from './GroupMember.tsx';

interface Props {
  group: GroupCardFragment;
}

/** The members of the group, in the order in which they joined. */
export function GroupMembers({ group }: Props) {
  const { data, error, refetch, fetchMore } = useGroupMembersQuery({ variables: { id: group.id } });
  const members = data?.group?.members;

  if (!members && error)
    return <FailureNotice title="The members could not be loaded" onRetry={() => void refetch()} />;
  if (!members) return <ListSkeleton count={3} shape="words" />;
  if (members.edges.length === 0) {
    return (
      <Card as="div">
        <EmptyState title="No members yet" hint="Be the first: join the group above." />
      </Card>
    );
  }
  const loadMore = () => fetchMore({ variables: { after: members.pageInfo.endCursor } });
  return (
    <>
      <HitList aria-label="Members">
        {members.edges.map(({ node }) => (
          <GroupMember key={node.id} person={node} />
        ))}
      </HitList>
      {members.pageInfo.hasNextPage && (
        <LoadMore label="Load More Members" failure="More members could not be loaded." onLoadMore={loadMore} />
      )}
    </>
  );
}
