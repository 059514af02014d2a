import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { formatAgo } from '../lib/formatAgo.ts';
import { theme } from '../theme/tokens.ts';
import { Instant } from '../ui/Instant.tsx';
import { ActPlace } from './ActPlace.tsx';

interface Props {
  title: ReactNode;
  /** A small picture before the title. */
  picture?: ReactNode;
  badge?: ReactNode;
  /** Short facts on one line. Empty ones are left out. */
  facts: readonly ReactNode[];
  children?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
}

/** An item in a list of the board. */
export function BoardRow({ title, picture, badge, facts, children, actions }: Props) {
  return (
    <Row>
      <Head>
        {picture}
        <h3 dir="auto">{title}</h3>
        {badge}
      </Head>
      <Facts>
        {facts.filter(Boolean).map((fact, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a row keep their places.
          <Fragment key={index}>
            {index > 0 && ' · '}
            {fact}
          </Fragment>
        ))}
      </Facts>
      {children}
      {actions && (
        <ActPlace>
          <Actions>{actions}</Actions>
        </ActPlace>
      )}
    </Row>
  );
}

/** How long ago an instant was. */
export function Ago({ instant }: { instant: string }) {
  return <Instant instant={instant}>{formatAgo(instant)}</Instant>;
}

const { color, media, space, type } = theme;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  padding: ${space[4]} ${space[5]};

  & + & { border-top: 1px solid ${color.border}; }
  > p { overflow-wrap: anywhere; }
  ${media.phone} { padding: ${space[4]}; }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px ${space[3]};
  min-width: 0;

  h3 { min-width: 0; font: ${type.subheading}; overflow-wrap: anywhere; }
`;

const Facts = styled.p`
  color: ${color.textMuted};
  font: ${type.small};

  a, time { white-space: nowrap; }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: ${space[1]};
`;

/** A text of a member or an operator. */
export const Quote = styled.blockquote`
  margin: 0;
  padding-inline-start: ${space[4]};
  border-inline-start: 3px solid ${color.border};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
