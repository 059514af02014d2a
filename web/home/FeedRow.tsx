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
  /** Of another tab. It stays rendered, so that its tab shows it at once. */
  isHidden: boolean;
}

/** One post of the feed. It renders again only when the post changes, not when the list grows. */
export const FeedRow = memo(function FeedRow({ post, isFirst, isRinged, isHidden }: Props) {
  return (
    <Row
      data-post-id={post.id}
      data-ringed={isRinged || undefined}
      data-kind={kindOf(post)}
      hidden={isHidden}
      tabIndex={-1}
    >
      <FeedCard post={post} isFirst={isFirst} />
    </Row>
  );
});

const FeedCard = memo(function FeedCard({ post, isFirst }: Pick<Props, 'post' | 'isFirst'>) {
  return post.ride ? (
    <RideCard post={post} ride={post.ride} isFirst={isFirst} />
  ) : (
    <PostCard post={post} isFirst={isFirst} />
  );
});

function kindOf({ ride, pictures }: Props['post']): 'ride' | 'photo' | 'text' {
  if (ride) return 'ride';
  return pictures.length > 0 ? 'photo' : 'text';
}

const Row = styled.div`
  min-width: 0;

  /* below the first page, the browser lays out only cards near the window, and remembers the heights that they had */
  &:nth-of-type(n + 21) > article { content-visibility: auto; contain-intrinsic-block-size: auto 190px; }
  &[data-kind='ride']:nth-of-type(n + 21) > article { contain-intrinsic-block-size: auto 440px; }
  &[data-kind='photo']:nth-of-type(n + 21) > article { contain-intrinsic-block-size: auto 600px; }

  /* it receives the focus for screen readers only */
  &:focus { outline: 0; box-shadow: none; }
  &[data-ringed] > article { outline: 2px solid ${theme.color.accent}; outline-offset: 3px; }
  /* a full-width card has its ring inside */
  ${theme.media.phone} { &[data-ringed] > article { outline-offset: -2px; } }
`;
