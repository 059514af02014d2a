import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import type { FeedPageFragment } from '../generated.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { EndLine } from '../ui/EndLine.tsx';
import { FeedRow } from './FeedRow.tsx';
import type { FeedTab } from './feedTabs.ts';
import { emptyTitle, postsOfTab } from './feedTabs.ts';

interface Props {
  feed: FeedPageFragment;
  tab: FeedTab;
  /** The number of posts rendered so far. */
  count: number;
  groupName?: string;
  /** The post that a link points to. */
  ringedId?: string;
  onLoadMore(): Promise<unknown>;
}

/** The loaded posts of one tab, and the button for more. */
export function FeedList({ feed, tab, count, groupName, ringedId, onLoadMore }: Props) {
  const posts = postsOfTab(tab, feed);
  const { hasNextPage } = feed.pageInfo;
  const isWhole = count >= posts.length;

  return (
    <>
      {posts.length === 0 && (
        <Card as="div">
          <EmptyState title={emptyTitle(tab, groupName)} />
        </Card>
      )}
      {posts.slice(0, count).map((post, index) => (
        <FeedRow key={post.id} post={post} isFirst={index === 0} isRinged={post.id === ringedId} />
      ))}
      {isWhole && hasNextPage && <LoadMore onLoadMore={onLoadMore} />}
      {isWhole && !hasNextPage && posts.length > 0 && <EndLine>You've reached the end of your feed</EndLine>}
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
