import { useOperatorAppealsQuery } from '../generated.ts';
import { BoardCases } from './BoardCases.tsx';
import { TakedownCase, takedownEntry } from './TakedownCase.tsx';

/** The appeals that wait for an answer. */
export function AppealsTab() {
  const { data, error, refetch, fetchMore } = useOperatorAppealsQuery({ fetchPolicy: 'cache-and-network' });
  const appeals = data?.operator?.appeals;
  return (
    <BoardCases
      title="Appeals that wait"
      text="The oldest is first. Removed content is kept until you answer."
      items={appeals?.edges.map(({ node }) => node)}
      entryOf={takedownEntry}
      caseOf={(takedown) => <TakedownCase takedown={takedown} />}
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
