import styled from '@emotion/styled';
import { theme } from '../theme/tokens.ts';

interface Props {
  label: string;
  /** 0 to 100. More is shown as 100. */
  percent: number;
  /** The text for screen readers: '171 of 250 mi'. The number itself is beside the bar. */
  valueText: string;
}

/**
 * A progress bar in the form of a road: the part done is solid, the rest dashed, and the ring at its end fills at 100.
 */
export function RoadBar({ label, percent, valueText }: Props) {
  const bounded = Math.min(100, Math.max(0, percent));
  return (
    <Road
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={bounded}
      aria-valuetext={valueText}
      data-done={bounded === 100 || undefined}
      style={{ '--percent': bounded }}
    >
      <Ridden />
    </Road>
  );
}

const { color, motion, media } = theme;

const Road = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  height: 10px;
  padding-right: 12px;

  &::before {
    content: '';
    position: absolute;
    inset: 4px 12px 4px 0;
    border-radius: 1px;
    background: repeating-linear-gradient(90deg, ${color.borderStrong} 0 8px, transparent 8px 14px);
    opacity: 0.75;
    clip-path: inset(0 0 0 calc(var(--percent) * 1% + 6px));
  }
  &::after {
    content: '';
    position: absolute;
    top: 0;
    right: 0;
    width: 10px;
    height: 10px;
    border: 2px solid ${color.borderStrong};
    border-radius: 50%;
  }
  &[data-done]::after { border-color: ${color.accent}; background: ${color.accent}; }
  ${media.forcedColors} { &::before, &::after { forced-color-adjust: none; } }
`;

const Ridden = styled.i`
  width: calc(var(--percent) * 1%);
  min-width: 6px;
  height: 6px;
  border-radius: 3px;
  background: ${color.accent};
  transition: width ${motion.bar} ${motion.ease};

  @starting-style { width: 0; }
  ${media.forcedColors} { forced-color-adjust: none; }
`;
