import { useOperatorAppealsQuery } from '../generated.ts';
import { BoardList } from './BoardList.tsx';
import { TakedownRow } from './TakedownRow.tsx';

/** The appeals that wait for an answer. */
export function AppealsTab() {
  const { data, error, refetch, fetchMore } = useOperatorAppealsQuery({ fetchPolicy: 'cache-and-network' });
  const appeals = data?.operator?.appeals;
  return (
    <BoardList
      title="Appeals that wait"
      text="The oldest is first. Removed content is kept until you answer."
      rows={appeals?.edges.map(({ node }) => <TakedownRow key={node.id} takedown={node} />)}
      empty={{ title: 'No appeal waits' }}
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
      onMore={
        appeals?.pageInfo.hasNextPage
          ? () => fetchMore({ variables: { after: appeals.pageInfo.endCursor } })
          : undefined
      }
    />
  );
}
