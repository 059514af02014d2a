import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { theme } from '../theme/tokens.ts';
import { figureStyles } from './figureStyles.ts';

interface Props {
  /** Three or four. A cell without a value shows an en dash. */
  cells: readonly { term: string; value: ReactNode }[];
}

/** A ruled row of facts in large type, in a card. On phones, four facts stand in two rows. */
export function FigureSheet({ cells }: Props) {
  return (
    <Sheet data-cells={cells.length}>
      {cells.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value ?? <None>–</None>}</dd>
        </div>
      ))}
    </Sheet>
  );
}

const { color, font, media, space } = theme;

const Sheet = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  border-top: 1px solid ${color.border};

  &:has(+ *) { border-bottom: 1px solid ${color.border}; }
  &[data-cells='3'] { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  > div { display: grid; align-content: start; gap: ${space[1]}; min-width: 0; padding: 14px ${space[4]}; }
  > div:first-of-type { padding-left: var(--sheet-edge, ${space[5]}); }
  > div + div { border-left: 1px solid ${color.border}; }
  ${figureStyles}
  /* a word is not set like a figure */
  dd > [data-type], dd > [data-long] { font: 600 1rem/1.75rem ${font}; font-stretch: 100%; }
  small {
    display: inline-block;
    margin-left: 3px;
    color: ${color.textMuted};
    font: 500 0.875rem/1 ${font};
    font-stretch: 100%;
  }

  ${media.phone} {
    &[data-cells='4'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));

      > div:nth-of-type(odd) { border-left: 0; }
      > div:nth-of-type(n + 3) { border-top: 1px solid ${color.border}; }
    }
    > div, > div:first-of-type { padding: 12px ${space[4]}; }
    &[data-cells='3'] > div + div { padding-inline: 10px; }
  }
`;

const None = styled.span`
  color: ${color.textMuted};
`;
