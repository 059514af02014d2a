import styled from '@emotion/styled';
import { FollowButton } from '../follows/FollowButton.tsx';
import type { NotificationRowFragment } from '../generated.ts';
import { theme } from '../theme/tokens.ts';

interface Props {
  people: NotificationRowFragment['actors'];
}

/** A button for each new follower to follow them too. Several followers are named beside their buttons. */
export function FollowBack({ people }: Props) {
  return (
    <List>
      {people.map((person) => (
        <Person key={person.id}>
          {people.length > 1 && <bdi>{person.displayName}</bdi>}
          <FollowButton user={person} listedAs={person.displayName} offer="Follow back" />
        </Person>
      ))}
    </List>
  );
}

const { space, type } = theme;

/* above the row, which is itself a link */
const List = styled.div`
  position: relative;
  display: grid;
  justify-items: start;
  gap: ${space[2]};
  margin-top: 4px;
  font: ${type.small};
`;

const Person = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 4px ${space[3]};

  bdi { overflow-wrap: anywhere; }
`;
