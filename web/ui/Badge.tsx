import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { theme } from '../theme/tokens.ts';

export type BadgeTone = 'neutral' | 'ride' | 'joined' | 'easy' | 'medium' | 'hard';

interface Props {
  tone?: BadgeTone;
  icon?: ReactNode;
  children: ReactNode;
}

/** A label for a state or type. It is never clickable. */
export function Badge({ tone = 'neutral', icon, children }: Props) {
  return (
    <Root data-tone={tone}>
      {icon}
      {children}
    </Root>
  );
}

const { color } = theme;

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  flex: none;
  height: 22px;
  padding: 0 7px;
  border-radius: ${theme.radius.badge};
  background: ${color.surfaceSunken};
  color: ${color.textMuted};
  font: ${theme.type.label};
  font-weight: 600;
  line-height: 1;
  white-space: nowrap;

  .lucide { width: 14px; height: 14px; stroke-width: 2.2; }
  &[data-tone='ride'] { background: ${color.accentSoft}; color: ${color.accentText}; }
  &[data-tone='joined'] { background: ${color.successSoft}; color: ${color.success}; }
  &[data-tone='easy'] { background: ${color.difficultyEasySoft}; color: ${color.difficultyEasy}; }
  &[data-tone='medium'] { background: ${color.difficultyMediumSoft}; color: ${color.difficultyMedium}; }
  &[data-tone='hard'] { background: ${color.difficultyHardSoft}; color: ${color.difficultyHard}; }
  ${theme.media.forcedColors} { border: 1px solid; }
`;
