import styled from '@emotion/styled';
import { useUserPhotosQuery, useUserPostsQuery, useUserRidesQuery } from '../generated.ts';
import { PostCard } from '../posts/PostCard.tsx';
import { RideCard } from '../rides/RideCard.tsx';
import { theme } from '../theme/tokens.ts';
import { Card } from '../ui/Card.tsx';
import { ActivityList } from './ActivityList.tsx';
import { PhotoGrid } from './PhotoGrid.tsx';
import type { ProfileTab } from './profileTabs.ts';
import { RideLink } from './RideLink.tsx';
import type { ShownProfile } from './shownProfile.ts';

interface Props {
  tab: ProfileTab;
  profile: ShownProfile;
}

/** The posts, rides or photos of a member that the viewer may read, newest first. */
export function ProfileActivity({ tab, profile }: Props) {
  if (tab === 'rides') return <Rides profile={profile} />;
  if (tab === 'photos') return <Photos profile={profile} />;
  return <Posts profile={profile} />;
}

type OfMember = Pick<Props, 'profile'>;

function Posts({ profile }: OfMember) {
  const { data, error, refetch, fetchMore } = useUserPostsQuery({ variables: { userId: profile.id } });
  const list = data?.user?.posts;
  return (
    <ActivityList
      noun="posts"
      list={list}
      profile={profile}
      hasFailed={error !== undefined || data?.user === null}
      onRetry={() => void refetch()}
      onMore={() => fetchMore({ variables: { after: list?.pageInfo.endCursor } })}
    >
      <Feed>
        {list?.edges.map(({ node }) =>
          node.ride ? <RideCard key={node.id} post={node} ride={node.ride} /> : <PostCard key={node.id} post={node} />,
        )}
      </Feed>
    </ActivityList>
  );
}

function Rides({ profile }: OfMember) {
  const { data, error, refetch, fetchMore } = useUserRidesQuery({ variables: { userId: profile.id } });
  const list = data?.user?.posts;
  return (
    <ActivityList
      noun="rides"
      list={list}
      profile={profile}
      hasFailed={error !== undefined || data?.user === null}
      onRetry={() => void refetch()}
      onMore={() => fetchMore({ variables: { after: list?.pageInfo.endCursor } })}
    >
      <Paper>
        <ul aria-label="Rides">
          {list?.edges.map(({ node }) => (
            <li key={node.id}>
              <RideLink post={node} to={`/post/${node.id}`} />
            </li>
          ))}
        </ul>
      </Paper>
    </ActivityList>
  );
}

function Photos({ profile }: OfMember) {
  const { data, error, refetch, fetchMore } = useUserPhotosQuery({ variables: { userId: profile.id } });
  const list = data?.user?.postsWithPictures;
  return (
    <ActivityList
      noun="photos"
      list={list}
      profile={profile}
      hasFailed={error !== undefined || data?.user === null}
      onRetry={() => void refetch()}
      onMore={() => fetchMore({ variables: { after: list?.pageInfo.endCursor } })}
    >
      <PhotoGrid posts={list?.edges.map(({ node }) => node) ?? []} />
    </ActivityList>
  );
}

const { media, size } = theme;

/* the container that cards measure, as in the feed */
const Feed = styled.div`
  container: feed / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  ${media.phone} {
    gap: 8px;
    margin-inline: calc(-1 * ${size.edge});
    --card-side: 0;
    --card-radius: 0;
  }
`;

const Paper = styled(Card)`
  overflow: hidden;

  li:first-of-type > a { border-top: 0; }
  li > a { padding-inline: 20px; }
  ${media.phone} { li > a { padding-inline: 16px; } }
`;
