import type { OperatorTakedownRowFragment } from '../generated.ts';
import { formatDay } from '../lib/formatDay.ts';
import { reasonTexts } from '../takedowns/reasonTexts.ts';
import { Badge, type BadgeTone } from '../ui/Badge.tsx';
import { authorFacts } from './authorFacts.tsx';
import { BoardCase } from './BoardCase.tsx';
import { Ago } from './BoardRow.tsx';
import type { Entry } from './CaseEntry.tsx';
import type { CaseAct } from './CaseForm.tsx';
import { hasNoAuthor, thingNames } from './things.ts';
import { useAnswerAppeal } from './useAnswerAppeal.ts';
import { useContentActs } from './useContentActs.ts';
import { isAddress, Written } from './Written.tsx';

type Takedown = OperatorTakedownRowFragment;

interface Props {
  takedown: Takedown;
}

const isKept = ({ kind, decision, forgottenAt }: Takedown) =>
  kind !== 'WARNING' && kind !== 'SUSPENSION' && decision !== 'RESTORED' && forgottenAt === null;
const waits = ({ appealedAt, decidedAt }: Takedown) => appealedAt !== null && decidedAt === null;

const titleOf = ({ kind, author }: Takedown) => `${thingNames[kind]}${author ? ` of ${author}` : ''}`;

/** A removal or a warning in the queue: the appeal while it waits, or else what was removed. */
export function takedownEntry(takedown: Takedown): Entry {
  const { id, kind, reason, words, excerpt, appeal, appealedAt, createdAt } = takedown;
  const [badge, tone] = stateOf(takedown);
  const text = excerpt && !isAddress(excerpt, kind) ? excerpt : words;
  const isWaiting = waits(takedown);
  return {
    key: id,
    badge,
    tone,
    title: (isWaiting && appeal) || text,
    line: `${titleOf(takedown)}, ${reasonTexts[reason]}`,
    picture: excerpt && isAddress(excerpt, kind) ? excerpt : null,
    at: (isWaiting && appealedAt) || createdAt,
  };
}

/** A removal or a warning, its appeal, and what the operator can do about it. */
export function TakedownCase({ takedown }: Props) {
  const { kind, author, reason, words, excerpt, createdAt, appeal, appealedAt, isByOrganiser } = takedown;
  const [state, tone] = stateOf(takedown);
  return (
    <BoardCase
      about={reasonTexts[reason]}
      title={titleOf(takedown)}
      badge={<Badge tone={tone}>{state}</Badge>}
      facts={[
        ...authorFacts(author, hasNoAuthor(kind) ? null : 'It is gone'),
        ...(isByOrganiser ? [['Removed by', 'An organiser'] as const] : []),
        ['Decided', <Ago key="ago" instant={createdAt} />],
        ...(appealedAt ? [['Appealed', <Ago key="appealed" instant={appealedAt} />] as const] : []),
      ]}
      acts={useTakedownActs({ takedown })}
    >
      {excerpt && <Written text={excerpt} kind={kind} />}
      <p dir="auto">Statement: {words}</p>
      {appeal && <p dir="auto">Appeal: {appeal}</p>}
      <Decision takedown={takedown} />
    </BoardCase>
  );
}

function useTakedownActs({ takedown }: Props): CaseAct[] {
  const { restore } = useContentActs();
  const answer = useAnswerAppeal();
  const title = titleOf(takedown);
  if (!waits(takedown))
    return isKept(takedown) ? [{ text: 'Restore', label: `Restore: ${title}`, act: restore(takedown.id) }] : [];
  const restoreText = takedown.kind === 'SUSPENSION' ? 'Lift the suspension' : 'Restore';
  return [
    { text: restoreText, label: `${restoreText}: ${title}`, act: answer(takedown, 'RESTORED') },
    { text: 'Uphold', label: `Uphold: ${title}`, act: answer(takedown, 'UPHELD') },
  ];
}

function stateOf(takedown: Takedown): [text: string, tone: BadgeTone] {
  const { kind, decision, forgottenAt } = takedown;
  if (kind === 'WARNING') return ['Warned', 'medium'];
  if (waits(takedown)) return ['Appeal waits', 'medium'];
  if (kind === 'SUSPENSION') return decision === 'RESTORED' ? ['Lifted', 'joined'] : ['Suspended', 'hard'];
  if (decision === 'RESTORED') return ['Restored', 'joined'];
  return forgottenAt !== null ? ['Deleted for good', 'neutral'] : ['Removed', 'hard'];
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
