import styled from '@emotion/styled';
import { useState } from 'react';
import type { ApplicationState, OperatorApplicationRowFragment } from '../generated.ts';
import { useOperatorApplicationsQuery } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { ActButton } from './ActButton.tsx';
import { ActPlace } from './ActPlace.tsx';
import { BoardList } from './BoardList.tsx';
import { Ago, BoardRow } from './BoardRow.tsx';
import { useApplicationActs } from './useApplicationActs.ts';

const states: readonly { value: ApplicationState; label: string }[] = [
  { value: 'WAITING', label: 'Waiting' },
  { value: 'REFUSED', label: 'Refused' },
];

/** The most sign-ups that the server refuses at once. */
const maxRefused = 100;

/** The sign-ups that need an approval. */
export function ApplicationsSection() {
  const [state, setState] = useState<ApplicationState>('WAITING');
  const { data, error, refetch, fetchMore } = useOperatorApplicationsQuery({
    variables: { state },
    fetchPolicy: 'cache-and-network',
  });
  const applications = data?.operator?.applications;
  const waits = state === 'WAITING';
  const shown = applications?.edges.map(({ node }) => node);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setSelected((before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]));

  return (
    <BoardList
      title="Sign-ups"
      text={waits ? 'The oldest is first. Applicants cannot sign in until you approve them.' : 'Kept for 30 days.'}
      head={
        <>
          <Tabs label="Sign-ups" value={state} onValueChange={setState} items={states} />
          {waits && shown && shown.length > 1 && <Selection shown={shown} selected={selected} onSelect={setSelected} />}
        </>
      }
      rows={shown?.map((application) => (
        <ApplicationRow
          key={application.id}
          application={application}
          isSelected={selected.has(application.id)}
          onToggle={shown.length > 1 ? () => toggle(application.id) : undefined}
        />
      ))}
      empty={{ title: waits ? 'No sign-up waits' : 'No sign-up was refused' }}
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
      onMore={
        applications?.pageInfo.hasNextPage
          ? () => fetchMore({ variables: { after: applications.pageInfo.endCursor } })
          : undefined
      }
    />
  );
}

interface SelectionProps {
  shown: readonly OperatorApplicationRowFragment[];
  selected: ReadonlySet<string>;
  onSelect(selected: ReadonlySet<string>): void;
}

/** Selects all sign-ups of the list, and refuses those that are selected. */
function Selection({ shown, selected, onSelect }: SelectionProps) {
  const { refuseAll } = useApplicationActs();
  const ids = shown.map(({ id }) => id);
  // Others were decided since they were selected.
  const chosen = ids.filter((id) => selected.has(id)).slice(0, maxRefused);
  return (
    <ActPlace>
      <Acts>
        <Button size="small" variant="outline" onClick={() => onSelect(new Set(ids.slice(0, maxRefused)))}>
          Select all shown
        </Button>
        <ActButton variant="danger" disabled={chosen.length === 0} act={refuseAll(chosen)}>
          Refuse the selected ({chosen.length})
        </ActButton>
      </Acts>
    </ActPlace>
  );
}

interface RowProps {
  application: OperatorApplicationRowFragment;
  isSelected: boolean;
  /** Absent where nothing can be selected. */
  onToggle?(): void;
}

function ApplicationRow({ application, isSelected, onToggle }: RowProps) {
  const { username, displayName, createdAt, refusedAt, refusal } = application;
  const { approve, refuse } = useApplicationActs();
  return (
    <BoardRow
      title={displayName}
      badge={refusedAt && <Badge tone="hard">Refused</Badge>}
      facts={[`@${username}`, <Ago key="ago" instant={refusedAt ?? createdAt} />]}
      actions={
        <>
          <ActButton label={`Approve ${username}`} act={approve(application)}>
            Approve
          </ActButton>
          {!refusedAt && (
            <ActButton label={`Refuse ${username}`} act={refuse(application)}>
              Refuse
            </ActButton>
          )}
          {!refusedAt && onToggle && (
            <Button
              size="small"
              variant={isSelected ? 'primary' : 'outline'}
              aria-pressed={isSelected}
              aria-label={`Select ${username}`}
              onClick={onToggle}
            >
              {isSelected ? 'Selected' : 'Select'}
            </Button>
          )}
        </>
      }
    >
      {refusal && <p dir="auto">Reason: {refusal}</p>}
    </BoardRow>
  );
}

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;
