import { Fragment } from 'react';
import type { FeedPageFragment } from '../generated.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { EndLine } from '../ui/EndLine.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { FeedRow } from './FeedRow.tsx';
import type { FeedTab } from './feedTabs.ts';
import { emptyTitle, isOfTab, postsOfTab } from './feedTabs.ts';
import { firstSeenId, type SeenMark } from './useSeenMark.ts';

interface Props {
  feed: FeedPageFragment;
  tab: FeedTab;
  /** The number of posts rendered so far. */
  count: number;
  groupName?: string;
  /** The post that a link points to. */
  ringedId?: string;
  /** The newest post of the viewer's last visit. */
  seenMark?: SeenMark | null;
  onLoadMore(): Promise<unknown>;
}

/** The loaded posts of one tab, and the button for more. */
export function FeedList({ feed, tab, count, groupName, ringedId, seenMark, onLoadMore }: Props) {
  const { edges, pageInfo } = feed;
  const isEmpty = !edges.some(({ node }) => isOfTab(tab, node));
  const isWhole = count >= edges.length;
  const seenId = firstSeenId(postsOfTab(tab, feed), seenMark);

  return (
    <>
      {isEmpty && (
        <Card as="div">
          <EmptyState
            title={emptyTitle(tab, groupName)}
            action={
              <ButtonLink to="/explore" variant="outline" size="small">
                Find rides and groups
              </ButtonLink>
            }
          />
        </Card>
      )}
      {edges.slice(0, count).map(({ node: post }, index) => (
        <Fragment key={post.id}>
          {post.id === seenId && <EndLine>You were here</EndLine>}
          <FeedRow post={post} isFirst={index === 0} isRinged={post.id === ringedId} isHidden={!isOfTab(tab, post)} />
        </Fragment>
      ))}
      {isWhole && pageInfo.hasNextPage && (
        <LoadMore label="Load More Posts" failure="More posts could not be loaded." onLoadMore={onLoadMore} />
      )}
      {isWhole && !pageInfo.hasNextPage && !isEmpty && <EndLine>You've reached the end of your feed</EndLine>}
    </>
  );
}
