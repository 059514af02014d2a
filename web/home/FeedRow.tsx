import styled from '@emotion/styled';
import { memo } from 'react';
import type { FeedPageFragment } from '../generated.ts';
import { PostCard } from '../posts/PostCard.tsx';
import { RideCard } from '../rides/RideCard.tsx';
import { theme } from '../theme/tokens.ts';

interface Props {
  post: FeedPageFragment['edges'][number]['node'];
  /** In sight from the start. */
  isFirst: boolean;
  /** Marked as the post to which a link has led. */
  isRinged: boolean;
}

/** One post of the feed. It renders anew only when it has changed itself, however the list around it grows. */
export const FeedRow = memo(function FeedRow({ post, isFirst, isRinged }: Props) {
  return (
    <Row data-post-id={post.id} data-ringed={isRinged || undefined} tabIndex={-1}>
      {post.ride ? (
        <RideCard post={post} ride={post.ride} isFirst={isFirst} />
      ) : (
        <PostCard post={post} isFirst={isFirst} />
      )}
    </Row>
  );
});

const Row = styled.div`
  min-width: 0;

  /* it takes the focus so that it is read from here on, not so that it is used */
  &:focus { outline: 0; box-shadow: none; }
  &[data-ringed] > article { outline: 2px solid ${theme.color.accent}; outline-offset: 3px; }
  /* where the paper reaches both edges of the screen, the ring lies inside it */
  ${theme.media.phone} { &[data-ringed] > article { outline-offset: -2px; } }
`;
