import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PostCardFragment } from '../generated.ts';
import { formatAgo } from '../lib/formatAgo.ts';
import { theme } from '../theme/tokens.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Instant } from '../ui/Instant.tsx';
import { PrivacyMark } from './PrivacyMark.tsx';

interface Props {
  post: PostCardFragment;
  menu: ReactNode;
}

export function PostHead({ post, menu }: Props) {
  const { author, createdAt, isRide, privacy } = post;

  return (
    <Root>
      <Avatar src={author.profilePicture} />
      <Who>
        <Name to={`/profile/${author.username}`}>{author.username}</Name>
        <Meta>
          <Instant instant={createdAt}>{formatAgo(createdAt)}</Instant>
          <span aria-hidden="true">·</span>
          <PrivacyMark privacy={privacy} />
          {isRide && <Badge tone="ride">Ride Post</Badge>}
        </Meta>
      </Who>
      {menu}
    </Root>
  );
}

const { color, space, type } = theme;

const Root = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[4]} ${space[2]} ${space[3]} ${space[4]};
`;

const Who = styled.div`
  flex: 1;
  min-width: 0;
`;

const Name = styled(Link)`
  display: block;
  width: fit-content;
  max-width: 100%;
  overflow: hidden;
  border-radius: 3px;
  font: ${type.subheading};
  text-overflow: ellipsis;
  white-space: nowrap;

  &:hover { text-decoration: underline; text-underline-offset: 3px; }
`;

const Meta = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 2px 6px;
  color: ${color.textMuted};
  font: ${type.small};

  > .lucide { width: 14px; height: 14px; stroke-width: 2; }
`;
