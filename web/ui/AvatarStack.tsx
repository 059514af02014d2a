import styled from '@emotion/styled';
import { theme } from '../theme/tokens.ts';
import { Avatar } from './Avatar.tsx';

interface Props {
  people: readonly { id: string; src?: string | null; name?: string }[];
}

/** Overlapping faces, each with a ring in the background's colour. The number beside them carries the meaning. */
export function AvatarStack({ people }: Props) {
  return (
    <Row>
      {people.map((person) => (
        <Avatar key={person.id} src={person.src} name={person.name} size="xs" />
      ))}
    </Row>
  );
}

const Row = styled.span`
  display: flex;

  > * { box-shadow: 0 0 0 2px ${theme.color.surface}; }
  > * + * { margin-left: -8px; }
`;
