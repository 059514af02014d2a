import styled from '@emotion/styled';
import type { SheetNameFragment } from '../generated.ts';
import { theme } from '../theme/tokens.ts';

interface Props {
  title: string;
  people: readonly SheetNameFragment[];
}

/** The names of members who have no place in the ride. Nothing for none. */
export function SheetNames({ title, people }: Props) {
  if (people.length === 0) return null;
  return (
    <Section aria-label={title}>
      <h2>{title}</h2>
      <ol>
        {people.map(({ id, displayName }) => (
          <li key={id} dir="auto">
            {displayName}
          </li>
        ))}
      </ol>
    </Section>
  );
}

const { space, type } = theme;

const Section = styled.section`
  display: grid;
  gap: ${space[2]};

  h2 { font: ${type.subheading}; }
  ol { display: grid; gap: ${space[1]}; padding-left: 24px; list-style: decimal; }
`;
