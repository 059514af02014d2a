import { useFragment } from '@apollo/client/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { FollowButton } from '../follows/FollowButton.tsx';
import type { PersonFollowFragment } from '../generated.ts';
import { FollowButtonFragmentDoc } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { PersonLink } from './PersonLink.tsx';

interface Props {
  person: PersonFollowFragment;
  /** Beside the username. */
  note?: ReactNode;
  /** Called when the link to the profile is followed. */
  onLeave?(): void;
}

/** A row in a list of people: a link to the profile, and a button to follow the person or 'You'. */
export function PersonFollow({ person, note, onLeave }: Props) {
  // A row can outlive its place in the list, so that its query no longer brings changes.
  const follow = useFragment({ fragment: FollowButtonFragmentDoc, from: person });
  const user = follow.complete ? follow.data : person;

  return (
    <Row>
      <PersonLink person={person} note={note} onClick={onLeave} />
      {person.isViewer ? <You>You</You> : <FollowButton user={user} listedAs={person.displayName} />}
    </Row>
  );
}

const { color, media, space } = theme;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding-right: 24px;

  > a { flex: 1; min-width: 0; }
  ${media.phone} { padding-right: 16px; }
`;

const You = styled.span`
  color: ${color.textMuted};
  font: ${theme.type.small};
`;
