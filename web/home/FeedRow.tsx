import styled from '@emotion/styled';
import { memo } from 'react';
import type { FeedPageFragment } from '../generated.ts';
import { PostCard } from '../posts/PostCard.tsx';
import { RideCard } from '../rides/RideCard.tsx';
import { theme } from '../theme/tokens.ts';

interface Props {
  post: FeedPageFragment['edges'][number]['node'];
  /** Above the fold: load its photo eagerly. */
  isFirst: boolean;
  /** Highlighted as the target of a link. */
  isRinged: boolean;
}

/** One post of the feed. It renders again only when the post changes, not when the list grows. */
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

  /* it receives the focus for screen readers only */
  &:focus { outline: 0; box-shadow: none; }
  &[data-ringed] > article { outline: 2px solid ${theme.color.accent}; outline-offset: 3px; }
  /* a full-width card has its ring inside */
  ${theme.media.phone} { &[data-ringed] > article { outline-offset: -2px; } }
`;
