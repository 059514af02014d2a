import styled from '@emotion/styled';
import { Ban } from 'lucide-react';
import type { CueSheetFragment } from '../generated.ts';
import { formatAgo } from '../lib/formatAgo.ts';
import { theme } from '../theme/tokens.ts';
import { Instant } from '../ui/Instant.tsx';

interface Props {
  /** The ride or event. */
  ride: Pick<CueSheetFragment, 'calledOffAt' | 'calledOffReason'>;
}

/** Says that a ride or an event does not take place, why, and since when. Nothing for one that takes place. */
export function CalledOffNote({ ride: { calledOffAt, calledOffReason } }: Props) {
  if (!calledOffAt) return null;
  return (
    <Note>
      <Ban />
      <div>
        <p dir="auto">Called off: {calledOffReason}</p>
        <Instant instant={calledOffAt}>{formatAgo(calledOffAt)}</Instant>
      </div>
    </Note>
  );
}

const { color, space, type } = theme;

const Note = styled.div`
  display: flex;
  gap: 14px;
  padding: 14px ${space[4]};
  background: ${color.dangerSoft};
  color: ${color.danger};

  svg { flex: none; }
  p { font: ${type.subheading}; overflow-wrap: anywhere; }
  time { color: ${color.text}; font: ${type.small}; }
  & + p { padding-top: ${space[3]}; }
  ${theme.media.forcedColors} { border: 1px solid; }
`;
