import styled from '@emotion/styled';
import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { compactNumber } from '../lib/compactNumber.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from './Button.tsx';

interface Props {
  /** The viewer's position in the waiting list. Null if the viewer does not wait. */
  position: number | null;
  count: number;
  /** The id of the heading that names what is full. */
  describedBy: string;
  /** Opens the list. Only for those who may see who waits. */
  onSee?(): void;
  children?: ReactNode;
}

/** The waiting list of something full: its length or the viewer's position, and the buttons in `children`. */
export function WaitingLine({ position, count, describedBy, onSee, children }: Props) {
  const others = count > 0 ? `Full · ${compactNumber(count)} waiting` : 'Full';
  return (
    <Bar>
      <Words role="status">
        <Hourglass />
        {position === null ? others : `Waiting, number ${position}`}
      </Words>
      {onSee && count > 0 && (
        <Button variant="ghost" aria-describedby={describedBy} onClick={onSee}>
          See who waits
        </Button>
      )}
      {children}
    </Bar>
  );
}

interface ToggleProps {
  isWaiting: boolean;
  describedBy: string;
  onToggle(): void;
}

/** Joins or leaves a waiting list. The same element in both states, so that it keeps the focus. */
export const WaitingToggle = ({ isWaiting, describedBy, onToggle }: ToggleProps) => (
  <Button variant={isWaiting ? 'outline' : 'soft'} aria-describedby={describedBy} onClick={onToggle}>
    {isWaiting ? 'Leave the waiting list' : 'Join the waiting list'}
  </Button>
);

const { color, space, type } = theme;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`;

const Words = styled.p`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space[2]};
  min-height: ${theme.size.control};
  color: ${color.textMuted};
  font: ${type.ui};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  svg { flex: none; }
`;
