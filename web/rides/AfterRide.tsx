import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { AfterRideQuery } from '../generated.ts';
import { useAfterRideQuery } from '../generated.ts';
import { Photo } from '../media/Photo.tsx';
import { theme } from '../theme/tokens.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Failure } from '../ui/Failure.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { ThanksForm } from './ThanksForm.tsx';

/** The riders who were there, the photos of the day, and the form of thanks for leaders. Nothing until they have loaded. */
export function AfterRide({ postId }: { postId: string }) {
  const { data, error, refetch, fetchMore } = useAfterRideQuery({
    variables: { postId },
    fetchPolicy: 'cache-and-network',
  });
  const ride = data?.post?.ride;
  if (!ride) return error ? <Failure title="Who was there could not be loaded" onRetry={() => void refetch()} /> : null;
  const { attendance, moments } = ride;
  const hasPeople = attendance !== null && attendance.edges.length > 0;
  const morePeople = () => fetchMore({ variables: { afterPerson: attendance?.pageInfo.endCursor } });
  const moreMoments = () => fetchMore({ variables: { afterMoment: moments.pageInfo.endCursor } });
  return (
    <>
      {hasPeople && <WasThere people={attendance} onMore={morePeople} />}
      <PhotosOfTheDay moments={moments} onMore={moreMoments} />
      {ride.sheet && !ride.sheet.thankedAt && hasPeople && (
        <ThanksForm postId={postId} onThanked={() => void refetch()} />
      )}
    </>
  );
}

type Ride = NonNullable<NonNullable<AfterRideQuery['post']>['ride']>;

interface WasThereProps {
  people: NonNullable<Ride['attendance']>;
  onMore(): Promise<unknown>;
}

function WasThere({ people: { edges, pageInfo }, onMore }: WasThereProps) {
  return (
    <Section aria-label="Who was there">
      <h3>Who was there</h3>
      <People>
        {edges.map(({ node: { id, username, displayName, profilePicture } }) => (
          <li key={id}>
            <Link to={`/profile/${username}`} dir="auto">
              <Avatar src={profilePicture} size="xs" />
              {displayName}
            </Link>
          </li>
        ))}
      </People>
      {pageInfo.hasNextPage && (
        <LoadMore label="Load More Riders" failure="More riders could not be loaded." onLoadMore={onMore} />
      )}
    </Section>
  );
}

interface PhotosProps {
  moments: Ride['moments'];
  onMore(): Promise<unknown>;
}

/** The pictures among the moments. A page of moments can contain none, and the next one some. */
function PhotosOfTheDay({ moments: { edges, pageInfo }, onMore }: PhotosProps) {
  const photos = edges.flatMap(({ node: { id, picture } }) => (picture ? [{ id, picture }] : []));
  if (photos.length === 0 && !pageInfo.hasNextPage) return null;
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
      {pageInfo.hasNextPage && (
        <LoadMore label="Load More Photos" failure="More photos could not be loaded." onLoadMore={onMore} />
      )}
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
