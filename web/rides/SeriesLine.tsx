import styled from '@emotion/styled';
import { Repeat } from 'lucide-react';
import type { CueSheetFragment } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { lazyPart } from '../ui/lazyPart.ts';
import { useLazyPart } from '../ui/useLazyPart.ts';

const wordsPart = lazyPart(() => import('./seriesWords.ts').then((module) => module.seriesWords));

interface Props {
  ride: CueSheetFragment;
}

/** Says that a ride repeats: 'every Tuesday'. Nothing for a ride that does not. Few rides need the code of the words. */
export function SeriesLine({ ride: { series } }: Props) {
  const seriesWords = useLazyPart(wordsPart, series !== null, () => undefined);
  if (!series) return null;
  return (
    <Line>
      <Repeat />
      {seriesWords?.(series.rule)}
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: calc(20px + ${theme.space[3]});
  padding: 0 ${theme.space[4]} ${theme.space[3]};
  font: ${theme.type.ui};

  svg { flex: none; width: 16px; height: 16px; }
`;
