import styled from '@emotion/styled';
import type { OperatorOverviewPageQuery } from '../generated.ts';
import { useOperatorOverviewPageQuery } from '../generated.ts';
import { formatAgo } from '../lib/formatAgo.ts';
import { SettingsSection } from '../settings/SettingsSection.tsx';
import { theme } from '../theme/tokens.ts';
import { Badge } from '../ui/Badge.tsx';
import { Card } from '../ui/Card.tsx';
import { FailureNotice } from '../ui/FailureNotice.tsx';
import { FigureSheet } from '../ui/FigureSheet.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { BoardFacts } from './BoardFacts.tsx';
import { type BoardTab, tabPath } from './boardTabs.ts';
import { JobsSection } from './JobsSection.tsx';

type Operator = NonNullable<OperatorOverviewPageQuery['operator']>;
type Overview = Operator['overview'];

const number = new Intl.NumberFormat('en');
const mebibytes = (bytes: number) => `${number.format(Math.round(bytes / 2 ** 20))} MiB`;
const seconds = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** The state of the instance. */
export function OverviewTab() {
  const { data, error, refetch } = useOperatorOverviewPageQuery({ fetchPolicy: 'cache-and-network' });
  if (data?.operator) {
    const { overview, waiting, failedJobs } = data.operator;
    return (
      <>
        <Figures overview={overview} waiting={waiting} />
        <Instance overview={overview} />
        <JobsSection jobs={overview.jobs} failedJobs={failedJobs} />
      </>
    );
  }
  if (error) return <FailureNotice title="The overview could not be loaded" onRetry={() => void refetch()} />;
  return <ListSkeleton count={3} shape="words" />;
}

function Figures({ overview, waiting }: Pick<Operator, 'overview' | 'waiting'>) {
  const { memberCount, newMemberCount, postCount, newPostCount } = overview;
  const { openReportCount, oldestReportAt, openAppealCount } = waiting;
  const cells = [
    { term: 'Members', value: <Figure value={memberCount} text={`${number.format(newMemberCount)} in 7 days`} /> },
    { term: 'Posts', value: <Figure value={postCount} text={`${number.format(newPostCount)} in 7 days`} /> },
    {
      term: 'Open reports',
      value: (
        <Figure
          value={openReportCount}
          text={oldestReportAt ? `oldest ${formatAgo(oldestReportAt)}` : ''}
          link={{ tab: 'reports', label: 'Open reports' }}
        />
      ),
    },
    {
      term: 'Appeals',
      value: <Figure value={openAppealCount} text="" link={{ tab: 'appeals', label: 'Appeals' }} />,
    },
  ];
  return (
    <Sheet as="div">
      <FigureSheet cells={cells} />
    </Sheet>
  );
}

interface FigureProps {
  value: number;
  text: string;
  /** The tab that lists what is counted, and the name of the link before its number. */
  link?: { tab: BoardTab; label: string };
}

function Figure({ value, text, link }: FigureProps) {
  const count = number.format(value);
  return (
    <>
      {link ? (
        <TextLink to={tabPath(link.tab)}>
          <VisuallyHidden>{link.label}: </VisuallyHidden>
          {count}
        </TextLink>
      ) : (
        count
      )}
      {text && <Below>{text}</Below>}
    </>
  );
}

/** The border of the card is the line above the figures. */
const Sheet = styled(Card)`
  > dl { border-top: 0; }
`;

const Below = styled.span`
  display: block;
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
  font-stretch: 100%;
`;

function Instance({ overview }: { overview: Overview }) {
  const { version, nodeVersion, databaseVersion, databaseMilliseconds, lastBackupAt } = overview;
  return (
    <SettingsSection title="Instance" text="The state of the node that answers, and of the database.">
      <BoardFacts
        facts={[
          ['Versions', `Cycle Chat ${version}, Node.js ${nodeVersion}, PostgreSQL ${databaseVersion}`],
          ['Database', `answers in ${databaseMilliseconds} ms, ${mebibytes(overview.databaseBytes)}`],
          ['Pictures', mebibytes(overview.pictureBytes)],
          ['Disk', <Disk key="disk" overview={overview} />],
          ['Mail', overview.sendsMail ? 'Set' : 'Not set: SMTP_URL is empty'],
          ['Replicas', replicasOf(overview)],
          ['Redis', <RedisState key="redis" isReachable={overview.isRedisReachable} />],
          ['Last backup', lastBackupAt ? formatAgo(lastBackupAt) : 'None is known'],
          ['Suspended members', number.format(overview.suspendedMemberCount)],
        ]}
      />
    </SettingsSection>
  );
}

function Disk({ overview: { diskBytes, availableDiskBytes } }: { overview: Overview }) {
  return (
    <>
      {mebibytes(availableDiskBytes)} of {mebibytes(diskBytes)} free{' '}
      {availableDiskBytes < diskBytes / 10 && <Badge tone="hard">Almost full</Badge>}
    </>
  );
}

function replicasOf({ replicaCount, usedReplicaCount, replicaLagSeconds }: Overview): string {
  if (replicaCount === 0) return 'None';
  const used = `${usedReplicaCount} of ${replicaCount} in use`;
  return replicaLagSeconds === null ? used : `${used}, at most ${seconds.format(replicaLagSeconds)} s old`;
}

function RedisState({ isReachable }: { isReachable: boolean | null }) {
  if (isReachable === null) return 'Not set';
  return isReachable ? 'Reachable' : <Badge tone="hard">Not reachable</Badge>;
}
