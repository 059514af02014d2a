import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import type { PersonRowFragment } from '../generated.ts';
import { useMutedPeopleQuery } from '../generated.ts';
import { useMute } from '../moderation/useMute.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { catchFocus } from '../ui/catchFocus.ts';
import { LoadMore } from '../ui/LoadMore.tsx';
import { Bone } from '../ui/Skeleton.tsx';
import { PersonNames } from './PersonNames.tsx';

/** Whom one does not hear, and the way to hear them again. */
export function MutedPeople() {
  const { data, error, refetch, fetchMore } = useMutedPeopleQuery();
  const heading = useRef<HTMLHeadingElement>(null);
  const muted = data?.mutedUsers;

  return (
    <Paper>
      <h2 ref={heading} tabIndex={-1}>
        Muted people
      </h2>
      {!muted && !error && <Bone height={44} />}
      {!muted && error && (
        <Failure role="alert">
          The muted people could not be loaded.
          <Button variant="outline" size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </Failure>
      )}
      {muted?.edges.length === 0 && <Hint>You have muted nobody.</Hint>}
      {muted && muted.edges.length > 0 && (
        <ul>
          {muted.edges.map(({ node }) => (
            <MutedPerson key={node.id} person={node} onGone={() => catchFocus(heading.current)} />
          ))}
        </ul>
      )}
      {muted?.pageInfo.hasNextPage && (
        <LoadMore
          label="Show more"
          failure="The muted people could not be loaded."
          onLoadMore={() => fetchMore({ variables: { after: muted.pageInfo.endCursor } })}
        />
      )}
    </Paper>
  );
}

interface MutedPersonProps {
  person: PersonRowFragment;
  /** The row has left the list, and the focus with it. */
  onGone(): void;
}

function MutedPerson({ person, onGone }: MutedPersonProps) {
  const { unmute } = useMute();
  const [isPending, setPending] = useState(false);

  const handleClick = async () => {
    setPending(true);
    await unmute(person);
    setPending(false);
    onGone();
  };

  return (
    <Row>
      <PersonNames person={person} />
      <Button
        variant="outline"
        size="small"
        pending={isPending}
        aria-label={`Unmute ${person.displayName}`}
        onClick={() => void handleClick()}
      >
        Unmute
      </Button>
    </Row>
  );
}

const { color, type, media } = theme;

const Paper = styled(Card)`
  display: grid;
  gap: 12px;
  padding: 20px;

  h2 { font: ${type.subheading}; letter-spacing: -0.005em; }
  h2:focus { outline: 0; box-shadow: none; }
  ${media.phone} { padding: 16px; }
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  padding: 8px 0;
`;

const Hint = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`;

const Failure = styled(Hint)`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 8px 16px;
`;
