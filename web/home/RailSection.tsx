import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { theme } from '../theme/tokens.ts';

interface Props {
  title: string;
  /** Shown below the title when the list has no items. */
  none?: string | false;
  children: ReactNode;
}

/** A titled part of a side column. */
export function RailSection({ title, none, children }: Props) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Heading id={headingId}>{title}</Heading>
      {none && <None>{none}</None>}
      {children}
    </section>
  );
}

const { color, space, type } = theme;

const Heading = styled.h2`
  margin-bottom: ${space[3]};
  font: ${type.subheading};
  letter-spacing: -0.005em;
`;

const None = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`;
