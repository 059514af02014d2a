import styled from '@emotion/styled';
import { theme } from '../theme/tokens.ts';

interface Props {
  /** 'Nov' */
  month: string;
  day: number;
  past?: boolean;
  /** A later one of several dates, where only the next has the accent colour. */
  later?: boolean;
  size?: 's' | 'm' | 'l';
}

/** A milestone. The date is also beside it as text, so it has no text alternative. */
export function Milestone({ month, day, past = false, later = false, size = 'm' }: Props) {
  return (
    <Stone aria-hidden="true" data-size={size} data-past={past || undefined} data-later={later || undefined}>
      <Month>{month}</Month>
      <Day>{day}</Day>
    </Stone>
  );
}

const { color, media } = theme;

const Stone = styled.span`
  display: block;
  flex: none;
  width: 48px;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: 24px 24px 6px 6px;
  background: ${color.surface};
  text-align: center;

  &[data-size='s'] { width: 44px; border-radius: 22px 22px 5px 5px; }
  &[data-size='l'] { width: 56px; border-radius: 28px 28px 6px 6px; }
`;

const Month = styled.span`
  display: block;
  padding: 8px 0 4px;
  background: ${color.accent};
  color: ${color.accentContrast};
  font: 600 0.8125rem/0.9375rem ${theme.font};

  [data-later] > & { background: ${color.surfacePressed}; color: ${color.text}; }
  [data-past] > & { background: ${color.surfaceSunken}; color: ${color.textMuted}; }
  ${media.forcedColors} { forced-color-adjust: none; }
`;

const Day = styled.span`
  display: block;
  padding: 4px 0 6px;
  font: 600 1.375rem/1.5rem ${theme.font};
  font-stretch: ${theme.figureWidth};
  font-variant-numeric: tabular-nums;

  [data-size='s'] > & { padding: 2px 0 4px; font-size: 1.1875rem; }
`;
