import { useState } from 'react';
import type { ReportState } from '../generated.ts';
import { useOperatorReportsQuery } from '../generated.ts';
import { Tabs } from '../ui/Tabs.tsx';
import { BoardCases } from './BoardCases.tsx';
import { ReportCase, reportEntry } from './ReportCase.tsx';

const states: readonly { value: ReportState; label: string }[] = [
  { value: 'OPEN', label: 'Open' },
  { value: 'RESOLVED', label: 'Closed' },
];

/** The reports of members. */
export function ReportsTab() {
  const [state, setState] = useState<ReportState>('OPEN');
  const { data, error, refetch, fetchMore } = useOperatorReportsQuery({
    variables: { state },
    fetchPolicy: 'cache-and-network',
  });
  const reports = data?.operator?.reports;
  const isOpen = state === 'OPEN';

  return (
    <BoardCases
      title={isOpen ? 'Open reports' : 'Closed reports'}
      text={isOpen ? 'The oldest is first. Nobody but operators sees reports.' : 'The last closed is first.'}
      head={<Tabs label="Reports" value={state} onValueChange={setState} items={states} />}
      items={reports?.edges.map(({ node }) => node)}
      entryOf={reportEntry}
      caseOf={(report) => <ReportCase report={report} />}
      empty={{ title: isOpen ? 'No report is open' : 'No report is closed yet' }}
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
      onMore={
        reports?.pageInfo.hasNextPage
          ? () => fetchMore({ variables: { after: reports.pageInfo.endCursor } })
          : undefined
      }
    />
  );
}
