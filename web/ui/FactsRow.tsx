import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { theme } from '../theme/tokens.ts';
import { Instant } from './Instant.tsx';

interface Fact {
  term: string;
  /** Null when it has never happened. */
  instant: string | null;
  words: string;
}

interface Props {
  name: string;
  /** The full form of an abbreviated name. */
  title?: string;
  badge?: ReactNode;
  facts: readonly Fact[];
  /** At most one button, with its dialog. */
  children?: ReactNode;
}

/** An item in a list of the settings: its name, its dates, and its actions. */
export function FactsRow({ name, title, badge, facts, children }: Props) {
  return (
    <Row>
      <Name>
        <strong dir="auto" title={title}>
          {name}
        </strong>
        {badge}
      </Name>
      <Facts style={{ gridTemplateColumns: `repeat(${facts.length}, minmax(0, 160px))` }}>
        {facts.map(({ term, instant, words }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{instant ? <Instant instant={instant}>{words}</Instant> : words}</dd>
          </div>
        ))}
      </Facts>
      {children}
    </Row>
  );
}

const { color, media, space, type } = theme;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[3]} ${space[4]};
  align-items: center;
  padding: ${space[4]} ${space[5]};

  & + & { border-top: 1px solid ${color.border}; }
  > button { grid-area: 1 / 2 / span 2; }
  ${media.phone} {
    padding: ${space[4]};

    > button { grid-area: 1 / 2; }
  }
`;

const Name = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 6px ${space[3]};
  min-width: 0;

  strong { min-width: 0; font: ${type.subheading}; overflow-wrap: anywhere; }
`;

/* its columns are the same in all rows */
const Facts = styled.dl`
  /* also without a button beside it */
  grid-column: 1;
  display: grid;
  gap: ${space[4]};
  font: ${type.small};

  dt { color: ${color.textMuted}; font: ${type.label}; }
  dd { font-variant-numeric: tabular-nums; }
  ${media.phone} { grid-column: 1 / -1; }
`;
