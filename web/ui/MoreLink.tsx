import styled from '@emotion/styled';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { theme } from '../theme/tokens.ts';

interface Props {
  to: string;
  children: ReactNode;
}

/** A link from a short list to the full one. */
export function MoreLink({ to, children }: Props) {
  return (
    <Root to={to}>
      {children}
      <ArrowRight />
    </Root>
  );
}

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: 6px;
  min-height: ${theme.size.touch};
  border-radius: 8px;
  color: ${theme.color.accentText};
  font: ${theme.type.ui};
  font-weight: 600;

  .lucide {
    width: 16px;
    height: 16px;
    stroke-width: 2.2;
    transition: transform ${theme.motion.normal} ${theme.motion.ease};
  }
  &:hover .lucide { transform: translateX(3px); }
`;
