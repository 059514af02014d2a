import type { OperatorOverviewPageQuery } from '../generated.ts';
import { useDiscardJobMutation, useRetryJobMutation, useRetryJobsMutation } from '../generated.ts';
import { SettingsRows } from '../settings/SettingsRows.tsx';
import { SettingsSection } from '../settings/SettingsSection.tsx';
import { Button } from '../ui/Button.tsx';
import { useAct } from './actContext.ts';
import { BoardFacts } from './BoardFacts.tsx';
import { Ago, BoardRow } from './BoardRow.tsx';
import { counted } from './counted.ts';

type Board = NonNullable<OperatorOverviewPageQuery['operator']>;
type FailedJob = Board['failedJobs'][number];

interface Props {
  jobs: Board['overview']['jobs'];
  failedJobs: Board['failedJobs'];
}

/** The background jobs, and those that failed too often. */
export function JobsSection({ jobs, failedJobs }: Props) {
  const act = useAct();
  const [retryAll] = useRetryJobsMutation();
  const failedCount = jobs.reduce((sum, { failed }) => sum + failed, 0);
  const askRetryAll = () =>
    act({
      title: 'Run all failed jobs again?',
      text: 'The oldest 1,000 run again now. What made them fail should be repaired.',
      confirmLabel: 'Run all again',
      pendingLabel: 'Starting...',
      done: 'The jobs will run again',
      run: () => retryAll(),
    });
  return (
    <SettingsSection
      title="Background jobs"
      text="A job that failed 9 times waits here."
      action={
        failedJobs.length > 1 && (
          <Button variant="outline" onClick={askRetryAll}>
            Run all again
          </Button>
        )
      }
    >
      <BoardFacts facts={jobs.map((job) => [job.name, stateOf(job)])} />
      {failedCount > failedJobs.length && (
        <p>
          {counted(failedCount, 'job')} failed. The oldest {failedJobs.length} are listed.
        </p>
      )}
      {failedJobs.length > 0 && (
        <div>
          <SettingsRows aria-label="Failed jobs">
            {failedJobs.map((job) => (
              <FailedJobRow key={job.id} job={job} />
            ))}
          </SettingsRows>
        </div>
      )}
    </SettingsSection>
  );
}

/** How many jobs of a queue wait, run and have failed, without those of which there are none. */
function stateOf({ waiting, running, failed }: Props['jobs'][number]): string {
  const states = Object.entries({ waiting, running, failed }).filter(([, count]) => count > 0);
  return states.map(([state, count]) => `${count} ${state}`).join(', ') || 'Nothing waits';
}

function FailedJobRow({ job: { id, name, error, failedAt } }: { job: FailedJob }) {
  const act = useAct();
  const [retry] = useRetryJobMutation();
  const [discard] = useDiscardJobMutation();
  const askRetry = () =>
    act({
      title: 'Run this job again?',
      text: `It is a job of ${name}.`,
      confirmLabel: 'Run again',
      pendingLabel: 'Starting...',
      done: 'The job will run again',
      run: () => retry({ variables: { jobId: id } }),
    });
  const askDiscard = () =>
    act({
      title: 'Discard this job?',
      text: `It is a job of ${name}. Its work is not done.`,
      confirmLabel: 'Discard',
      pendingLabel: 'Discarding...',
      danger: true,
      done: 'The job is discarded',
      run: () => discard({ variables: { jobId: id } }),
    });
  return (
    <BoardRow
      title={name}
      facts={[<Ago key="ago" instant={failedAt} />]}
      actions={
        <>
          <Button size="small" variant="outline" aria-label={`Run again: ${name}`} onClick={askRetry}>
            Run again
          </Button>
          <Button size="small" variant="outline" aria-label={`Discard: ${name}`} onClick={askDiscard}>
            Discard
          </Button>
        </>
      }
    >
      <p>{error}</p>
    </BoardRow>
  );
}
