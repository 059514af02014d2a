import styled from '@emotion/styled';
import { Repeat } from 'lucide-react';
import type { CueSheetFragment } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { seriesWords } from './seriesWords.ts';

interface Props {
  ride: CueSheetFragment;
}

/** Says that a ride repeats: 'every Tuesday'. Nothing for a ride that does not. */
export function SeriesLine({ ride: { series } }: Props) {
  if (!series) return null;
  return (
    <Line>
      <Repeat />
      {seriesWords(series.rule)}
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  padding: 0 ${theme.space[4]} ${theme.space[3]};
  font: ${theme.type.ui};

  svg { flex: none; width: 16px; height: 16px; }
`;
