import styled from '@emotion/styled';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import type { FeedPageFragment } from '../generated.ts';
import { PostCard } from '../posts/PostCard.tsx';
import { RideCard } from '../rides/RideCard.tsx';
import { theme } from '../theme/tokens.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { EndLine } from '../ui/EndLine.tsx';
import type { FeedTab } from './feedTabs.ts';
import { emptyTitle, postsOfTab } from './feedTabs.ts';

interface Props {
  feed: FeedPageFragment;
  tab: FeedTab;
  groupName?: string;
  /** The post to which a link has led. */
  ringedId?: string;
  onLoadMore(): Promise<unknown>;
}

/** The loaded posts of one tab, and the way to more of them. */
export function FeedList({ feed, tab, groupName, ringedId, onLoadMore }: Props) {
  const posts = postsOfTab(tab, feed);
  const { hasNextPage } = feed.pageInfo;

  return (
    <>
      {posts.length === 0 && (
        <Card as="div">
          <EmptyState title={emptyTitle(tab, groupName)} />
        </Card>
      )}
      {posts.map((post) => (
        <Row key={post.id} data-post-id={post.id} data-ringed={post.id === ringedId || undefined} tabIndex={-1}>
          {post.ride ? <RideCard post={post} ride={post.ride} /> : <PostCard post={post} />}
        </Row>
      ))}
      {hasNextPage && <LoadMore onLoadMore={onLoadMore} />}
      {!hasNextPage && posts.length > 0 && <EndLine>You've reached the end of your feed</EndLine>}
    </>
  );
}

function LoadMore({ onLoadMore }: Pick<Props, 'onLoadMore'>) {
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');

  const handleClick = async () => {
    setStatus('loading');
    try {
      await onLoadMore();
      setStatus('idle');
    } catch {
      // The client's error link has logged it.
      setStatus('failed');
    }
  };

  return (
    <>
      {status === 'failed' && (
        <Alert tone="danger" icon={<CircleAlert />}>
          More posts could not be loaded.
        </Alert>
      )}
      <Button
        variant="outline"
        size="large"
        block
        pending={status === 'loading'}
        pendingLabel="Loading..."
        onClick={handleClick}
      >
        Load More Posts
      </Button>
    </>
  );
}

const Row = styled.div`
  min-width: 0;

  /* it takes the focus so that it is read from here on, not so that it is used */
  &:focus { outline: 0; box-shadow: none; }
  &[data-ringed] > article { outline: 2px solid ${theme.color.accent}; outline-offset: 3px; }
  /* where the paper reaches both edges of the screen, the ring lies inside it */
  ${theme.media.phone} { &[data-ringed] > article { outline-offset: -2px; } }
`;
