import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { theme } from '../theme/tokens.ts';

interface Props {
  facts: readonly (readonly [term: string, value: ReactNode])[];
}

/** Facts with their names at the left. */
export function BoardFacts({ facts }: Props) {
  return (
    <List>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

const { color, media, space, type } = theme;

const List = styled.dl`
  display: grid;
  gap: ${space[3]};

  > div { display: grid; grid-template-columns: 200px minmax(0, 1fr); gap: ${space[4]}; align-items: baseline; }
  dt { color: ${color.textMuted}; font: ${type.small}; }
  dd { overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
  ${media.phone} { > div { grid-template-columns: minmax(0, 1fr); gap: 0; } }
`;
