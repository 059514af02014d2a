import { useOperatorLogQuery } from '../generated.ts';
import { BoardList } from './BoardList.tsx';
import { Ago, BoardRow } from './BoardRow.tsx';

/** The acts of operators, on the board and by the command line. */
export function LogTab() {
  const { data, error, refetch, fetchMore } = useOperatorLogQuery({ fetchPolicy: 'cache-and-network' });
  const log = data?.operator?.log;
  return (
    <BoardList
      title="Acts of operators"
      text="The latest is first. Nobody can change or delete an entry."
      rows={log?.edges.map(({ node: { id, at, operator, verb, targetName, targetId, note } }) => (
        <BoardRow key={id} title={verb} facts={[operator, targetName ?? targetId, <Ago key="ago" instant={at} />]}>
          {note && <p dir="auto">{note}</p>}
        </BoardRow>
      ))}
      empty={{ title: 'The log is empty' }}
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
      onMore={log?.pageInfo.hasNextPage ? () => fetchMore({ variables: { after: log.pageInfo.endCursor } }) : undefined}
    />
  );
}
