import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useUnits } from '../auth/useUnits.ts';
import type { CueSheetFragment } from '../generated.ts';
import { formatDistance, type Units } from '../lib/formatDistance.ts';
import { theme } from '../theme/tokens.ts';
import { Badge } from '../ui/Badge.tsx';
import { difficultyTexts, dropTexts, surfaceTexts } from './choiceTexts.ts';

interface Props {
  ride: CueSheetFragment;
}

const tones = { EASY: 'easy', MEDIUM: 'medium', HARD: 'hard' } as const;
const speedUnits: Record<Units, string> = { IMPERIAL: 'mph', METRIC: 'km/h' };

/** The facts by which riders choose a ride. Nothing if its author has given none. */
export function RideChips({ ride }: Props) {
  const units = useUnits();
  const { difficulty, surface, noDrop, needsLights } = ride;
  const pace = paceText(ride, units);
  if (!difficulty && !surface && noDrop === null && !needsLights && !pace) return null;
  return (
    <List aria-label="About the ride">
      {difficulty && <Chip tone={tones[difficulty]}>{difficultyTexts[difficulty]}</Chip>}
      {pace && <Chip>{pace}</Chip>}
      {noDrop !== null && <Chip>{noDrop ? dropTexts.NO_DROP : dropTexts.DROP}</Chip>}
      {surface && <Chip>{surfaceTexts[surface]} surface</Chip>}
      {needsLights && <Chip>Lights needed</Chip>}
    </List>
  );
}

function Chip(props: { tone?: 'easy' | 'medium' | 'hard'; children: ReactNode }) {
  return (
    <li>
      <Badge {...props} />
    </li>
  );
}

/** The paces in the reader's units: '14–16 mph', 'from 14 mph'. Empty without any. */
function paceText({ paceMin, paceMax }: CueSheetFragment, units: Units): string {
  const [from, to] = [paceMin, paceMax].map((pace) => (pace === null ? '' : formatDistance(pace, units).value));
  const unit = speedUnits[units];
  if (from && to) return from === to ? `${from} ${unit}` : `${from}–${to} ${unit}`;
  if (from) return `from ${from} ${unit}`;
  return to ? `up to ${to} ${unit}` : '';
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]} ${theme.space[4]} 0;
`;
