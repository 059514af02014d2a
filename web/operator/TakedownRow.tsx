import type { OperatorTakedownRowFragment } from '../generated.ts';
import { formatDay } from '../lib/formatDay.ts';
import { reasonTexts } from '../takedowns/reasonTexts.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Ago, BoardRow, Quote } from './BoardRow.tsx';
import { thingNames } from './things.ts';
import { useAnswerAppeal } from './useAnswerAppeal.ts';
import { useContentActs } from './useContentActs.ts';

interface Props {
  takedown: OperatorTakedownRowFragment;
}

const isKept = ({ kind, decision, forgottenAt }: OperatorTakedownRowFragment) =>
  kind !== 'WARNING' && decision !== 'RESTORED' && forgottenAt === null;
const waits = ({ appealedAt, decidedAt }: OperatorTakedownRowFragment) => appealedAt !== null && decidedAt === null;

/** A removal or a warning, its appeal, and what the operator can do about it. */
export function TakedownRow({ takedown }: Props) {
  const { id, kind, author, reason, words, excerpt, createdAt, appeal } = takedown;
  const { restore } = useContentActs();
  const answer = useAnswerAppeal();
  const title = `${thingNames[kind]}${author ? ` of ${author}` : ''}`;
  const acts = waits(takedown) ? (
    <>
      <Button size="small" variant="outline" aria-label={`Restore: ${title}`} onClick={() => answer(id, 'RESTORED')}>
        Restore
      </Button>
      <Button size="small" variant="outline" aria-label={`Uphold: ${title}`} onClick={() => answer(id, 'UPHELD')}>
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
      facts={[reasonTexts[reason], <Ago key="ago" instant={createdAt} />]}
      actions={acts}
    >
      {excerpt && <Quote dir="auto">{excerpt}</Quote>}
      <p dir="auto">Statement: {words}</p>
      {appeal && <p dir="auto">Appeal: {appeal}</p>}
      <Decision takedown={takedown} />
    </BoardRow>
  );
}

function StateBadge({ takedown }: Props) {
  if (takedown.kind === 'WARNING') return <Badge tone="medium">Warned</Badge>;
  if (takedown.decision === 'RESTORED') return <Badge tone="joined">Restored</Badge>;
  if (takedown.forgottenAt !== null) return <Badge>Deleted for good</Badge>;
  return waits(takedown) ? <Badge tone="medium">Appeal waits</Badge> : <Badge tone="hard">Removed</Badge>;
}

function Decision({ takedown: { decision, decidedAt, decisionWords } }: Props) {
  if (decision === null || decidedAt === null) return null;
  const said = decision === 'RESTORED' ? 'Restored' : 'Upheld';
  return (
    <p dir="auto">
      {said} {formatDay(decidedAt)}
      {decisionWords && `: ${decisionWords}`}
    </p>
  );
}
