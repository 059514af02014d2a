import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { theme } from '../theme/tokens.ts';

interface Props {
  tone: 'danger' | 'hint' | 'note';
  icon?: ReactNode;
  children: ReactNode;
}

/** An important line in a form or page. Only the danger tone interrupts a screen reader. */
export function Alert({ tone, icon, children }: Props) {
  return (
    <Root data-tone={tone} role={tone === 'danger' ? 'alert' : undefined}>
      {icon}
      <span>{children}</span>
    </Root>
  );
}

const { color } = theme;

const Root = styled.p`
  display: flex;
  gap: 12px;
  padding: 12px 14px;
  border-radius: ${theme.radius.control};
  background: ${color.surfaceSunken};
  font: ${theme.type.small};

  > span { min-width: 0; }
  code { font: ${theme.type.ui}; font-weight: 600; color: inherit; }
  &[data-tone='hint'] { align-items: center; }
  &[data-tone='hint'] .lucide { color: ${color.textMuted}; }
  &[data-tone='danger'] { background: ${color.dangerSoft}; color: ${color.danger}; }
  &[data-tone='note'] { background: ${color.warningSoft}; color: ${color.warning}; }
  ${theme.media.forcedColors} { border: 1px solid; }
`;
