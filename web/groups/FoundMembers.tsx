import type { GroupHeadFragment, MemberListFragment } from '../generated.ts';
import { useGroupMemberSearchQuery } from '../generated.ts';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailureNotice } from '../ui/FailureNotice.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { LiveText } from '../ui/LiveText.tsx';
import { MemberRows } from './MemberRows.tsx';

interface Props {
  group: Pick<GroupHeadFragment, 'id' | 'viewerOrganises'>;
  /** Not blank. */
  query: string;
}

/** The members of a group whose name contains a text. */
export function FoundMembers({ group, query }: Props) {
  const { data, previousData, error, refetch, fetchMore } = useGroupMemberSearchQuery({
    variables: { groupId: group.id, organises: group.viewerOrganises ?? false, query },
    // Members join and leave between two searches.
    fetchPolicy: 'cache-and-network',
  });
  const found = data ?? previousData;
  const members = found?.groupMembers;

  if (!members && error)
    return <FailureNotice title="The members could not be searched" onRetry={() => void refetch()} />;
  if (!members) return <ListSkeleton count={3} shape="words" />;
  return (
    <>
      <LiveText>{foundText(members)}</LiveText>
      {members.edges.length === 0 ? (
        <Card as="div">
          <EmptyState title="No members found" hint="Try another part of the name." />
        </Card>
      ) : (
        <MemberRows
          label="Members found"
          members={members}
          group={found?.group ?? null}
          onMore={() => fetchMore({ variables: { after: members.pageInfo.endCursor } })}
        />
      )}
    </>
  );
}

function foundText({ edges, pageInfo }: MemberListFragment): string {
  if (pageInfo.hasNextPage) return `More than ${edges.length} members found`;
  return edges.length === 1 ? '1 member found' : `${edges.length} members found`;
}
