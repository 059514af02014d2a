import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PersonRowFragment } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { PersonNames } from './PersonNames.tsx';

interface Props {
  person: PersonRowFragment;
  /** A line below the names. */
  note?: ReactNode;
  onClick?(): void;
}

/** A full-width row in a list of people. */
export function PersonLink({ person, note, onClick }: Props) {
  return (
    <Row to={`/profile/${person.username}`} onClick={onClick}>
      <PersonNames person={person} note={note} />
    </Row>
  );
}

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  padding: 10px 24px;

  &:hover { background: ${theme.color.surfaceHover}; }
  &:focus-visible { outline-offset: -4px; border-radius: ${theme.radius.card}; box-shadow: none; }
  ${theme.media.phone} { padding-inline: 16px; }
`;
