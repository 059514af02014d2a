import styled from '@emotion/styled';
import { Repeat } from 'lucide-react';
import type { CueSheetFragment } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { lazyPart } from '../ui/lazyPart.ts';
import { useLazyPart } from '../ui/useLazyPart.ts';

const textPart = lazyPart(() => import('./SeriesText.tsx').then((module) => module.SeriesText));

interface Props {
  ride: CueSheetFragment;
}

/** Says that a ride repeats: 'every Tuesday'. Nothing for a ride that does not. Few rides need the code of the text. */
export function SeriesLine({ ride }: Props) {
  const { series } = ride;
  const SeriesText = useLazyPart(textPart, series !== null, () => undefined);
  if (!series) return null;
  return (
    <Line>
      <Repeat />
      {SeriesText && <SeriesText ride={ride} rule={series.rule} />}
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
