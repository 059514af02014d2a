import styled from '@emotion/styled';
import { theme } from '../theme/tokens.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface Props {
  taken: number;
  /** Null for no limit: no bar is shown. */
  places: number | null;
  noun: string;
  /** The words after the figure for screen readers. */
  told: string;
  /** A bar of fixed width, not one over the full width. */
  isShort?: boolean;
}

/** How many places are taken. Neutral, with the figure beside it. */
export function SeatsBar({ taken, places, noun, told, isShort = false }: Props) {
  if (places === null) {
    return (
      <Seats>
        <span>
          <b>{taken}</b> {taken === 1 ? noun : `${noun}s`}
        </span>
      </Seats>
    );
  }
  return (
    <Seats>
      <Bar aria-hidden="true" data-short={isShort || undefined}>
        <i style={{ width: `${Math.min(100, (taken / Math.max(1, places)) * 100)}%` }} />
      </Bar>
      <span>
        <b>{taken}</b>/{places} <VisuallyHidden>{told}</VisuallyHidden>
      </span>
    </Seats>
  );
}

const { color, media, motion } = theme;

const Seats = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  font: ${theme.type.small};
  font-variant-numeric: tabular-nums;

  b { font-weight: 600; }
`;

const Bar = styled.span`
  flex: 1;
  height: 6px;
  overflow: hidden;
  border-radius: 3px;
  background: ${color.surfacePressed};

  i {
    display: block;
    height: 100%;
    border-radius: 3px;
    background: ${color.textMuted};
    transition: width ${motion.normal} ${motion.ease};
  }
  &[data-short] {
    flex: none;
    width: 120px;

    ${media.phone} { width: 64px; }
  }
  ${media.forcedColors} { border: 1px solid; i { background: CanvasText; } }
`;
