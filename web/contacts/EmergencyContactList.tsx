import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { type EmergencyContactsQuery, useEmergencyContactsQuery } from '../generated.ts';
import { useHasPassed } from '../rides/useHasPassed.ts';
import { theme } from '../theme/tokens.ts';
import { Failure } from '../ui/Failure.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { instantText } from './instantText.ts';

type Read = NonNullable<NonNullable<NonNullable<EmergencyContactsQuery['post']>['ride']>['emergencyContacts']>;
type Contact = NonNullable<Read['contacts']>[number];

interface Props {
  /** The id of the ride post. */
  postId: string;
}

/**
 * The emergency contacts of a ride, for its leaders. They are read from the server at each visit, kept in no cache, and leave the page when
 * the time to read them ends.
 */
export function EmergencyContactList({ postId }: Props) {
  const [closesAt, setClosesAt] = useState<string | null>(null);
  const isOver = useHasPassed(closesAt);
  return (
    <Section aria-label="Emergency contacts">
      <h3>Emergency contacts</h3>
      {isOver ? <p>The time to read them is over.</p> : <Reading postId={postId} onWindow={setClosesAt} />}
    </Section>
  );
}

interface ReadingProps extends Props {
  /** Receives the end of the time to read. */
  onWindow(closesAt: string | null): void;
}

/** Unmounted at the end, so that nothing holds the contacts any more. */
function Reading({ postId, onWindow }: ReadingProps) {
  const { data, error, refetch } = useEmergencyContactsQuery({ variables: { postId }, fetchPolicy: 'no-cache' });
  const read = data?.post?.ride?.emergencyContacts;
  const closesAt = read?.closesAt ?? null;
  const isWaiting = data !== undefined && read?.contacts === null;
  const hasOpened = useHasPassed(isWaiting ? read?.opensAt : null);

  useEffect(() => onWindow(closesAt), [closesAt, onWindow]);
  useEffect(() => {
    if (hasOpened) void refetch().catch(() => undefined);
  }, [hasOpened, refetch]);

  if (!data && error)
    return <Failure title="The emergency contacts could not be loaded" onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton count={2} shape="words" />;
  if (!read) return <p>Only the leaders of the ride can read them.</p>;
  if (!read.opensAt)
    return (
      <p>
        Nobody can read them: the ride is called off, has no start, or was moved too late for its participants to know.
      </p>
    );
  if (!read.contacts) return <p>You can read them from {instantText(read.opensAt)}.</p>;
  if (read.contacts.length === 0) return <p>No participant has given an emergency contact.</p>;
  return (
    <>
      <p>
        Participants see that you have read theirs. You can read them until {instantText(closesAt ?? read.opensAt)}.
      </p>
      <List>
        {read.contacts.map((contact, index) => (
          <Row key={contact.user?.id ?? index} contact={contact} />
        ))}
      </List>
    </>
  );
}

function Row({ contact }: { contact: Contact }) {
  const { user, contactName, contactPhone, medicalNote } = contact;
  return (
    <li>
      <b dir="auto">{user?.displayName ?? 'A participant'}</b>
      {contactName && contactPhone && (
        <span>
          Call <bdi>{contactName}</bdi>: <a href={`tel:${contactPhone.replaceAll(/[^0-9+]/g, '')}`}>{contactPhone}</a>
        </span>
      )}
      {medicalNote && <Note dir="auto">{medicalNote}</Note>}
    </li>
  );
}

const { color, space, type } = theme;

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  h3 { font: ${type.subheading}; }
  > p { color: ${color.textMuted}; font: ${type.small}; }
`;

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  overflow-wrap: anywhere;

  li { display: grid; gap: 4px; padding-bottom: ${space[3]}; border-bottom: 1px solid ${color.border}; }
  b { font: ${type.ui}; font-weight: 600; }
  span { font: ${type.ui}; font-weight: 400; }
  a { display: inline-block; padding-block: 4px; color: ${color.text}; font-weight: 600; text-decoration: underline; }
`;

const Note = styled.p`
  color: ${color.text};
  font: ${type.small};
  white-space: pre-line;
`;
