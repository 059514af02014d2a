import styled from '@emotion/styled';
import type { PostHitFragment } from '../generated.ts';
import { formatAgo } from '../lib/formatAgo.ts';
import { Photo } from '../media/Photo.tsx';
import { theme } from '../theme/tokens.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Badge } from '../ui/Badge.tsx';
import { HitLink } from './HitLink.ts';
import { HitText } from './HitText.ts';
import { highlight } from './highlight.tsx';
import { RideLine } from './RideLine.tsx';

interface Props {
  post: PostHitFragment;
  query: string;
}

/** A post in the results. The whole row links to it. */
export function PostHit({ post, query }: Props) {
  const { author, createdAt, isRide, ride } = post;
  const [photo] = post.pictures;
  const text = highlight(post.content, query);

  return (
    <li>
      <HitLink to={`/post/${post.id}`}>
        <HitText>
          <By>
            <Avatar src={author.profilePicture} size="xs" />
            <Author dir="auto">{author.username}</Author>
            <time dateTime={createdAt}>{formatAgo(createdAt)}</time>
            <Badge tone={isRide ? 'ride' : 'neutral'}>{isRide ? 'Ride' : 'Post'}</Badge>
            {ride?.calledOffAt && <Badge tone="hard">Called off</Badge>}
          </By>
          <Text dir="auto">{ride?.calledOffAt ? <del>{text}</del> : text}</Text>
          {ride && <RideLine ride={ride} />}
        </HitText>
        {photo && <Picture photo={photo} alt="" sizes="120px" isInLink />}
      </HitLink>
    </li>
  );
}

const { color, media, space, type } = theme;

const By = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px ${space[2]};
  min-width: 0;
  color: ${color.textMuted};
  font: ${type.small};

  [data-tone] { margin-left: ${space[1]}; }
  /* the time is alone on the second line, so the badge never wraps to it */
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
