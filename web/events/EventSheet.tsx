import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { theme } from '../theme/tokens.ts';

interface Props {
  /** Four cells. An en dash stands for a missing value. */
  cells: readonly { term: string; value: ReactNode }[];
}

/** Four facts in large type, like the first row of a ride's cue sheet. */
export function EventSheet({ cells }: Props) {
  return (
    <Sheet>
      {cells.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value ?? <None>–</None>}</dd>
        </div>
      ))}
    </Sheet>
  );
}

const { color, type, space, figureWidth, font } = theme;

const Sheet = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  border-block: 1px solid ${color.border};

  > div { min-width: 0; padding: 14px ${space[3]} 14px ${space[5]}; }
  > div + div { border-left: 1px solid ${color.border}; }
  dt { margin-bottom: ${space[1]}; color: ${color.textMuted}; font: ${type.label}; }
  dd {
    font: 600 1.125rem/1.75rem ${font};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  dd:has(small) { font: ${type.figure}; font-stretch: ${figureWidth}; white-space: nowrap; }
  small { margin-left: 3px; color: ${color.textMuted}; font: 500 0.875rem/1 ${font}; font-stretch: 100%; }

  @container feed (max-width: 559px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > div { padding-left: ${space[4]}; }
    > div:nth-of-type(3) { border-left: 0; }
    > div:nth-of-type(n + 3) { border-top: 1px solid ${color.border}; }
  }
`;

const None = styled.span`
  color: ${color.textMuted};
`;
