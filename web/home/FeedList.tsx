import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import type { FeedPageFragment } from '../generated.ts';
import { PostCard } from '../posts/PostCard.tsx';
import { RideCard } from '../rides/RideCard.tsx';
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
  onLoadMore(): Promise<unknown>;
}

/** The loaded posts of one tab, and the way to more of them. */
export function FeedList({ feed, tab, groupName, onLoadMore }: Props) {
  const posts = postsOfTab(tab, feed);
  const { hasNextPage } = feed.pageInfo;

  return (
    <>
      {posts.length === 0 && (
        <Card as="div">
          <EmptyState title={emptyTitle(tab, groupName)} />
        </Card>
      )}
      {posts.map((post) =>
        post.ride ? <RideCard key={post.id} post={post} ride={post.ride} /> : <PostCard key={post.id} post={post} />,
      )}
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
