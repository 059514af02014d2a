import type { OperatorSessionRowFragment } from '../generated.ts';
import { useEndOperatorSessionMutation, useOperatorSessionsQuery } from '../generated.ts';
import { deviceName } from '../settings/deviceName.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { useAct } from './actContext.ts';
import { BoardList } from './BoardList.tsx';
import { Ago, BoardRow } from './BoardRow.tsx';

/** The links and sessions that open the board. */
export function SessionsTab() {
  const { data, error, refetch, fetchMore } = useOperatorSessionsQuery({ fetchPolicy: 'cache-and-network' });
  const operator = data?.operator;
  const others = operator?.otherSessions;
  return (
    <BoardList
      title="Open boards"
      text="A session lasts a day, and a link 15 minutes. End what you do not know."
      rows={
        operator
          ? [
              <SessionRow key={operator.session.id} session={operator.session} isCurrent />,
              ...operator.otherSessions.edges.map(({ node }) => <SessionRow key={node.id} session={node} />),
            ]
          : undefined
      }
      empty={{ title: 'The board is open nowhere' }}
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
      onMore={
        others?.pageInfo.hasNextPage ? () => fetchMore({ variables: { after: others.pageInfo.endCursor } }) : undefined
      }
    />
  );
}

interface Props {
  session: OperatorSessionRowFragment;
  isCurrent?: boolean;
}

function SessionRow({ session: { id, operator, createdAt, openedAt, device }, isCurrent = false }: Props) {
  const act = useAct();
  const [end] = useEndOperatorSessionMutation();
  const ask = () =>
    act({
      title: isCurrent ? 'Close this board?' : `End the session of ${operator}?`,
      text: 'To open the board again, make a new link on the command line.',
      confirmLabel: isCurrent ? 'Close the board' : 'End',
      pendingLabel: 'Ending...',
      done: isCurrent ? 'The board is closed' : 'The session is ended',
      run: () => end({ variables: { sessionId: id } }),
    });
  return (
    <BoardRow
      title={operator}
      badge={isCurrent ? <Badge tone="joined">This board</Badge> : !openedAt && <Badge>Link, not used</Badge>}
      facts={[
        openedAt && deviceName(device),
        <>
          {openedAt ? 'opened' : 'made'} <Ago instant={openedAt ?? createdAt} />
        </>,
      ]}
      actions={
        <Button size="small" variant="outline" onClick={ask} aria-label={isCurrent ? undefined : `End: ${operator}`}>
          {isCurrent ? 'Close the board' : 'End'}
        </Button>
      }
    />
  );
}
