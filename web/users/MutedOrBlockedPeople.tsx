import styled from '@emotion/styled';
import { type ReactNode, useRef, useState } from 'react';
import type { PersonRowFragment } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { focusIfLost } from '../ui/focusIfLost.ts';
import { LoadMore } from '../ui/LoadMore.tsx';
import { SkeletonBox } from '../ui/Skeleton.tsx';
import { PersonNames } from './PersonNames.tsx';

interface Props<Person extends PersonRowFragment> {
  title: string;
  /** Says that the list is empty. */
  none: string;
  /** Says that the list could not be loaded. */
  failure: string;
  people: { edges: { node: Person }[]; pageInfo: { hasNextPage: boolean } } | undefined;
  hasFailed: boolean;
  onRetry(): void;
  onMore(): Promise<unknown>;
  /** The verb on the button of each row: 'Unmute'. */
  release: string;
  onRelease(person: Person): Promise<unknown>;
  /** A line below the names of a row. */
  noteOf?(person: Person): ReactNode;
}

/** The members that the viewer has muted or blocked, each with a button to undo it. */
export function MutedOrBlockedPeople<Person extends PersonRowFragment>({
  title,
  none,
  failure,
  people,
  hasFailed,
  onRetry,
  onMore,
  ...row
}: Props<Person>) {
  const heading = useRef<HTMLHeadingElement>(null);

  return (
    <Paper>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {!people && !hasFailed && <SkeletonBox height={44} />}
      {!people && hasFailed && (
        <Failure role="alert">
          {failure}
          <Button variant="outline" size="small" onClick={onRetry}>
            Try again
          </Button>
        </Failure>
      )}
      {people?.edges.length === 0 && <Hint>{none}</Hint>}
      {people && people.edges.length > 0 && (
        <ul>
          {people.edges.map(({ node }) => (
            <MutedOrBlockedPerson key={node.id} person={node} {...row} onRemoved={() => focusIfLost(heading.current)} />
          ))}
        </ul>
      )}
      {people?.pageInfo.hasNextPage && <LoadMore label="Show more" failure={failure} onLoadMore={onMore} />}
    </Paper>
  );
}

interface PersonProps<Person extends PersonRowFragment>
  extends Pick<Props<Person>, 'release' | 'onRelease' | 'noteOf'> {
  person: Person;
  /** Called after the focused row has left the list. */
  onRemoved(): void;
}

function MutedOrBlockedPerson<Person extends PersonRowFragment>({
  person,
  release,
  onRelease,
  noteOf,
  onRemoved,
}: PersonProps<Person>) {
  const [isPending, setPending] = useState(false);

  const handleClick = async () => {
    setPending(true);
    await onRelease(person);
    setPending(false);
    onRemoved();
  };

  return (
    <Row>
      <PersonNames person={person} note={noteOf?.(person)} />
      <Button
        variant="outline"
        size="small"
        pending={isPending}
        aria-label={`${release} ${person.displayName}`}
        onClick={() => void handleClick()}
      >
        {release}
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
