import styled from '@emotion/styled';
import type { TakedownRowFragment } from '../generated.ts';
import { formatDay } from '../lib/formatDay.ts';
import { theme } from '../theme/tokens.ts';
import { Instant } from '../ui/Instant.tsx';
import { AppealForm } from './AppealForm.tsx';
import { reasonTexts } from './reasonTexts.ts';
import { removedThing } from './removedThings.ts';

interface Props {
  takedown: TakedownRowFragment;
}

function titleOf(takedown: TakedownRowFragment): string {
  const { kind, isByOrganiser } = takedown;
  if (kind === 'WARNING') return 'The operator warned you';
  if (kind === 'SUSPENSION') return 'The operator suspended your account';
  return `Your ${removedThing(takedown)} was removed${isByOrganiser ? ' by an organiser of the group' : ''}`;
}

// A picture without words has its address here, which the member cannot open.
const pictureAddress = /^\/media\/[0-9a-f]{64}\.webp$/;

/** One removal or warning: what, when, why, its text, and the appeal with its decision. */
export function RemovalRow({ takedown }: Props) {
  const { reason, words, excerpt, createdAt, appeal, viewerCanAppeal, isOfGroup } = takedown;

  return (
    <Row>
      <h3>{titleOf(takedown)}</h3>
      <Time>
        <Instant instant={createdAt}>{formatDay(createdAt)}</Instant>
      </Time>
      <p>
        <strong>{reasonTexts[reason]}.</strong> <span dir="auto">{words}</span>
      </p>
      {excerpt && !pictureAddress.test(excerpt) && <Quote dir="auto">{excerpt}</Quote>}
      {appeal && (
        <div>
          <h4>{isOfGroup ? 'The appeal of an organiser' : 'Your appeal'}</h4>
          <Quote dir="auto">{appeal}</Quote>
        </div>
      )}
      <Outcome takedown={takedown} />
      {viewerCanAppeal && <AppealForm takedown={takedown} title={titleOf(takedown)} />}
    </Row>
  );
}

function decisionText({ kind, decision }: TakedownRowFragment): string {
  if (kind === 'SUSPENSION') return decision === 'RESTORED' ? 'The suspension has ended.' : 'Your appeal was refused.';
  return decision === 'RESTORED' ? 'It is back.' : 'It stays removed.';
}

function Outcome({ takedown }: Props) {
  const { appeal, decision, decidedAt, decisionWords, isFinal } = takedown;
  if (!decision) return isFinal ? <p>It was deleted for good.</p> : appeal && <p>The operator has not decided yet.</p>;
  return (
    <p>
      <strong>{decisionText(takedown)}</strong>{' '}
      {decidedAt && <Instant instant={decidedAt}>{formatDay(decidedAt)}</Instant>}{' '}
      {decisionWords && <span dir="auto">{decisionWords}</span>}
    </p>
  );
}

const { color, media, space, type } = theme;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[5]};
  overflow-wrap: anywhere;
  white-space: pre-line;

  & + & { border-top: 1px solid ${color.border}; }
  h3 { font: ${type.subheading}; }
  h4 { font: ${type.ui}; }
  ${media.phone} { padding: ${space[4]}; }
`;

const Time = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`;

const Quote = styled.blockquote`
  margin: 0;
  padding-inline-start: ${space[4]};
  border-inline-start: 3px solid ${color.border};
  color: ${color.textMuted};
`;
