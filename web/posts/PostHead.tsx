import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PostCardFragment } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Badge } from '../ui/Badge.tsx';
import { EditedMark } from '../ui/EditedMark.tsx';
import { Instant } from '../ui/Instant.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { PrivacyMark } from './PrivacyMark.tsx';
import { postedText } from './postedText.ts';
import { postHeadingId } from './postHeadingId.ts';

interface Props {
  post: PostCardFragment;
  menu: ReactNode;
}

export function PostHead({ post, menu }: Props) {
  const { id, author, createdAt, updatedAt, group, isRide, privacy } = post;

  return (
    <Root>
      <Avatar src={author.profilePicture} />
      <Who>
        <Heading id={postHeadingId(post)}>
          <VisuallyHidden>{isRide ? 'Ride by' : 'Post by'}</VisuallyHidden>{' '}
          <Name dir="auto" to={`/profile/${author.username}`}>
            {author.username}
          </Name>
        </Heading>
        <Meta>
          <When to={`/post/${id}`}>
            <Instant instant={createdAt}>{postedText(createdAt)}</Instant>
            <VisuallyHidden>, open this {isRide ? 'ride' : 'post'}</VisuallyHidden>
          </When>
          <EditedMark createdAt={createdAt} updatedAt={updatedAt} />
          <span aria-hidden="true">·</span>
          <PrivacyMark privacy={privacy} />
          {group && (
            <In>
              in{' '}
              <GroupLink dir="auto" to={`/groups/${group.id}`}>
                {group.name}
              </GroupLink>
            </In>
          )}
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

const Heading = styled.h2`
  position: relative;
  max-width: 100%;
  font: ${type.subheading};
`;

const Name = styled(Link)`
  display: block;
  width: fit-content;
  max-width: 100%;
  overflow: hidden;
  border-radius: 3px;
  text-overflow: ellipsis;
  white-space: nowrap;

  /* a larger touch area, placed on the heading so that it is not clipped */
  &::after { content: ''; position: absolute; inset: -10px 0; }

  &:hover { text-decoration: underline; text-underline-offset: 3px; }
`;

/* a link of the line, 24 px high with the padding that adds nothing to the line */
const When = styled(Link)`
  display: inline-block;
  margin-bottom: -4px;
  padding-bottom: 4px;
  border-radius: 3px;
  &:hover { text-decoration: underline; text-underline-offset: 3px; }
`;

const GroupLink = styled(When)`
  color: ${color.text};
  font-weight: 500;
`;

/* absent in the group's own feed */
const In = styled.span`
  display: var(--post-group, inline);
  max-width: 100%;
  overflow-wrap: anywhere;
`;

const Meta = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 4px 6px;
  color: ${color.textMuted};
  font: ${type.small};

  > .lucide { width: 14px; height: 14px; stroke-width: 2; }
`;
