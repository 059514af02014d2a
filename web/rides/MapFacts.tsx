import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { theme } from '../theme/tokens.ts';
import { figureStyles } from '../ui/figureStyles.ts';

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const { color, font } = theme;

/** The facts below a map. */
export const MapFacts = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${theme.space[4]};

  ${theme.media.phone} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${figureStyles}
  [data-type] { min-height: 28px; font-stretch: 100%; }
  [data-long] { display: block; font: 600 1rem/1.375rem ${font}; font-stretch: 100%; }
  small { margin-left: 3px; color: ${color.textMuted}; font: 500 0.875rem/1 ${font}; font-stretch: 100%; }
`;
