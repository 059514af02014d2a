import type { OperatorTakedownRowFragment } from '../generated.ts';
import { formatDay } from '../lib/formatDay.ts';
import { reasonTexts } from '../takedowns/reasonTexts.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Ago, BoardRow } from './BoardRow.tsx';
import { thingNames } from './things.ts';
import { useAnswerAppeal } from './useAnswerAppeal.ts';
import { useContentActs } from './useContentActs.ts';
import { Written } from './Written.tsx';

interface Props {
  takedown: OperatorTakedownRowFragment;
}

const isKept = ({ kind, decision, forgottenAt }: OperatorTakedownRowFragment) =>
  kind !== 'WARNING' && kind !== 'SUSPENSION' && decision !== 'RESTORED' && forgottenAt === null;
const waits = ({ appealedAt, decidedAt }: OperatorTakedownRowFragment) => appealedAt !== null && decidedAt === null;

/** A removal or a warning, its appeal, and what the operator can do about it. */
export function TakedownRow({ takedown }: Props) {
  const { id, kind, author, reason, words, excerpt, createdAt, appeal, isByOrganiser } = takedown;
  const { restore } = useContentActs();
  const answer = useAnswerAppeal();
  const isSuspension = kind === 'SUSPENSION';
  const restoreLabel = isSuspension ? 'Lift the suspension' : 'Restore';
  const title = `${thingNames[kind]}${author ? ` of ${author}` : ''}`;
  const acts = waits(takedown) ? (
    <>
      <Button
        size="small"
        variant="outline"
        aria-label={`${restoreLabel}: ${title}`}
        onClick={() => answer(takedown, 'RESTORED')}
      >
        {restoreLabel}
      </Button>
      <Button size="small" variant="outline" aria-label={`Uphold: ${title}`} onClick={() => answer(takedown, 'UPHELD')}>
        Uphold
      </Button>
    </>
  ) : (
    isKept(takedown) && (
      <Button size="small" variant="outline" aria-label={`Restore: ${title}`} onClick={() => restore(id)}>
        Restore
      </Button>
    )
  );

  return (
    <BoardRow
      title={title}
      badge={<StateBadge takedown={takedown} />}
      facts={[reasonTexts[reason], isByOrganiser && 'By an organiser', <Ago key="ago" instant={createdAt} />]}
      actions={acts}
    >
      {excerpt && <Written text={excerpt} kind={kind} />}
      <p dir="auto">Statement: {words}</p>
      {appeal && <p dir="auto">Appeal: {appeal}</p>}
      <Decision takedown={takedown} />
    </BoardRow>
  );
}

function StateBadge({ takedown }: Props) {
  if (takedown.kind === 'WARNING') return <Badge tone="medium">Warned</Badge>;
  if (takedown.kind === 'SUSPENSION' && !waits(takedown))
    return takedown.decision === 'RESTORED' ? (
      <Badge tone="joined">Lifted</Badge>
    ) : (
      <Badge tone="hard">Suspended</Badge>
    );
  if (takedown.decision === 'RESTORED') return <Badge tone="joined">Restored</Badge>;
  if (takedown.forgottenAt !== null) return <Badge>Deleted for good</Badge>;
  return waits(takedown) ? <Badge tone="medium">Appeal waits</Badge> : <Badge tone="hard">Removed</Badge>;
}

function Decision({ takedown: { kind, decision, decidedAt, decisionWords } }: Props) {
  if (decision === null || decidedAt === null) return null;
  const restored = kind === 'SUSPENSION' ? 'Lifted' : 'Restored';
  const said = decision === 'RESTORED' ? restored : 'Upheld';
  return (
    <p dir="auto">
      {said} {formatDay(decidedAt)}
      {decisionWords && `: ${decisionWords}`}
    </p>
  );
}
