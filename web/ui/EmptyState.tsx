import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { theme } from '../theme/tokens.ts';

interface Props {
  title: string;
  hint?: string;
  /** At most one button. */
  action?: ReactNode;
}

/** An empty list: a dashed route that ends at a flag, a title, and what to do next. */
export function EmptyState({ title, hint, action }: Props) {
  return (
    <Root>
      <Scene viewBox="0 0 168 72" aria-hidden="true">
        <path d="M4 60C30 60 36 30 60 30S92 56 112 44S140 12 164 12" strokeDasharray="8 7" strokeLinecap="round" />
        <circle cx="4" cy="60" r="3" fill="currentColor" />
        <Flag d="M152 12V34M152 12h12l-4 5 4 5h-12" />
      </Scene>
      <Title>{title}</Title>
      {hint && <Hint>{hint}</Hint>}
      {action}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  padding: 48px 24px;
  text-align: center;

  [data-variant] { margin-top: 8px; }
`;

const Scene = styled.svg`
  width: 168px;
  height: 72px;
  margin-bottom: 8px;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  color: ${theme.color.borderStrong};
`;

const Flag = styled.path`
  stroke: ${theme.color.accent};
`;

const Title = styled.h2`
  font: ${theme.type.subheading};
  letter-spacing: -0.005em;
  text-wrap: balance;
`;

const Hint = styled.p`
  max-width: 36ch;
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
  text-wrap: balance;
`;
