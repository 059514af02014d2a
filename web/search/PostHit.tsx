import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { PostHitFragment } from '../generated.ts';
import { formatAgo } from '../lib/formatAgo.ts';
import { Photo } from '../media/Photo.tsx';
import { theme } from '../theme/tokens.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Badge } from '../ui/Badge.tsx';
import { highlight } from './highlight.tsx';
import { RideLine } from './RideLine.tsx';

interface Props {
  post: PostHitFragment;
  query: string;
}

/** A post that was found; all of it leads to the post. */
export function PostHit({ post, query }: Props) {
  const { author, createdAt, isRide, ride } = post;
  const [photo] = post.pictures;

  return (
    <li>
      <Root to={`/post/${post.id}`}>
        <Words>
          <By>
            <Avatar src={author.profilePicture} size="xs" />
            <Author>{author.username}</Author>
            <time dateTime={createdAt}>{formatAgo(createdAt)}</time>
            <Badge tone={isRide ? 'ride' : 'neutral'}>{isRide ? 'Ride' : 'Post'}</Badge>
          </By>
          <Text>{highlight(post.content, query)}</Text>
          {ride && <RideLine ride={ride} />}
        </Words>
        {photo && <Picture photo={photo} alt="" sizes="120px" />}
      </Root>
    </li>
  );
}

const { color, media, space, type } = theme;

const Root = styled(Link)`
  display: flex;
  align-items: flex-start;
  gap: ${space[4]};
  padding: ${space[4]};

  &:hover { background: ${color.surfaceHover}; }
  &:focus-visible { outline-offset: -4px; border-radius: ${theme.radius.card}; box-shadow: none; }
  ${media.phone} { gap: ${space[3]}; padding: 14px 12px; }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  flex: 1;
  min-width: 0;
`;

const By = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px ${space[2]};
  min-width: 0;
  color: ${color.textMuted};
  font: ${type.small};

  [data-tone] { margin-left: ${space[1]}; }
  /* the time has the second line to itself, so that the badge never drops to it */
  ${media.phone} {
    display: grid;
    grid-template-columns: auto minmax(0, auto) 1fr;
    row-gap: 0;

    [data-avatar] { grid-row: 1 / 3; }
    [data-tone] { grid-area: 1 / 3; justify-self: start; }
    time { grid-area: 2 / 2 / auto / -1; }
  }
`;

const Author = styled.b`
  min-width: 0;
  overflow: hidden;
  color: ${color.text};
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Text = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  overflow: hidden;
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

const Picture = styled(Photo)`
  flex: none;
  width: 120px;
  height: 88px;
  border-radius: ${theme.radius.picture};
  background-color: ${color.surfaceSunken};
  object-fit: cover;

  ${media.phone} { width: 72px; height: 72px; }
`;
