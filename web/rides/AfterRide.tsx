import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { AfterRideQuery } from '../generated.ts';
import { useAfterRideQuery } from '../generated.ts';
import { Photo } from '../media/Photo.tsx';
import { theme } from '../theme/tokens.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { ThanksForm } from './ThanksForm.tsx';

/** The riders who were there, the photos of the day, and the form of thanks for leaders. Nothing until they have loaded. */
export function AfterRide({ postId }: { postId: string }) {
  const { data, refetch } = useAfterRideQuery({ variables: { postId }, fetchPolicy: 'cache-and-network' });
  const ride = data?.post?.ride;
  if (!ride) return null;
  const people = ride.attendance?.nodes ?? [];
  return (
    <>
      {people.length > 0 && <WasThere people={people} hasMore={ride.attendance?.pageInfo.hasNextPage ?? false} />}
      <PhotosOfTheDay moments={ride.moments.edges} />
      {ride.sheet && !ride.sheet.thankedAt && people.length > 0 && (
        <ThanksForm postId={postId} onThanked={() => void refetch()} />
      )}
    </>
  );
}

type Ride = NonNullable<NonNullable<AfterRideQuery['post']>['ride']>;

interface WasThereProps {
  people: NonNullable<Ride['attendance']>['nodes'];
  hasMore: boolean;
}

function WasThere({ people, hasMore }: WasThereProps) {
  return (
    <Section aria-label="Who was there">
      <h3>Who was there</h3>
      <People>
        {people.map(({ id, username, displayName, profilePicture }) => (
          <li key={id}>
            <Link to={`/profile/${username}`} dir="auto">
              <Avatar src={profilePicture} size="xs" />
              {displayName}
            </Link>
          </li>
        ))}
        {hasMore && <li>and more</li>}
      </People>
    </Section>
  );
}

function PhotosOfTheDay({ moments }: { moments: Ride['moments']['edges'] }) {
  const photos = moments.flatMap(({ node: { id, picture } }) => (picture ? [{ id, picture }] : []));
  if (photos.length === 0) return null;
  return (
    <Section aria-label="Photos of the day">
      <h3>Photos of the day</h3>
      <Photos>
        {photos.map(({ id, picture }) => (
          <li key={id}>
            <Photo photo={picture} alt="Photo of the day" sizes="160px" />
          </li>
        ))}
      </Photos>
    </Section>
  );
}

const { color, space, type } = theme;

const Section = styled.section`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  border-bottom: 1px solid ${color.border};

  h3 { font: ${type.subheading}; }
`;

const People = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[4]};
  font: ${type.ui};

  a { display: flex; align-items: center; gap: ${space[2]}; min-height: 44px; overflow-wrap: anywhere; }
  li { align-self: center; color: ${color.text}; }
`;

const Photos = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  gap: ${space[2]};
`;
