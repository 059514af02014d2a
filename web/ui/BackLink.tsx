import styled from '@emotion/styled';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { theme } from '../theme/tokens.ts';

interface Props {
  to: string;
  children: ReactNode;
}

/** A link above a page to the list that contains it. */
export function BackLink({ to, children }: Props) {
  return (
    <nav aria-label="Back">
      <Root to={to}>
        <ArrowLeft />
        {children}
      </Root>
    </nav>
  );
}

const Root = styled(Link)`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  border-radius: 4px;
  color: ${theme.color.textMuted};
  font: ${theme.type.small};

  /* 20 px visible, 44 px touch area */
  &::after { content: ''; position: absolute; inset: -12px -8px; }
  .lucide { width: 16px; height: 16px; }
  &:hover { color: ${theme.color.text}; }
`;
