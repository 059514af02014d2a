import styled from '@emotion/styled';
import { useMemo } from 'react';
import { isHeld } from '../apollo/edges.ts';
import type { FeedPageFragment, GroupHeadFragment } from '../generated.ts';
import { useHomeFeedQuery } from '../generated.ts';
import { FeedList } from '../home/FeedList.tsx';
import { NewPosts } from '../home/NewPosts.tsx';
import { useNewPosts } from '../home/useNewPosts.ts';
import { useScrollToFirst } from '../home/useScrollToFirst.ts';
import { useGradualCount } from '../lib/useGradualCount.ts';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailureNotice } from '../ui/FailureNotice.tsx';
import { CardSkeleton } from '../ui/Skeleton.tsx';
import { useFocusAfterRemoval } from '../ui/useFocusAfterRemoval.ts';
import { PinnedPost } from './PinnedPost.tsx';

interface Props {
  group: GroupHeadFragment;
}

/** The posts of the group that the viewer may read, the pinned one first. The page's own query has loaded the first of them. */
export function GroupFeed({ group }: Props) {
  const variables = { scope: 'EVERYONE', groupId: group.id } as const;
  const { data, error, refetch, fetchMore } = useHomeFeedQuery({ variables });
  const { pinnedPost } = group;
  const feed = useMemo(() => data && listed(data.feed, pinnedPost?.id), [data, pinnedPost?.id]);
  const { posts, hasGap, show } = useNewPosts({ variables, feed: data?.feed, onReload: () => refetch() });
  const count = useGradualCount(feed?.edges.length);
  const root = useFocusAfterRemoval<HTMLElement>(feed?.edges.length ?? 0);
  const scrollToFirst = useScrollToFirst(root, feed?.edges[0]?.node.id);

  const showNew = async () => {
    scrollToFirst(true);
    // If loading fails, a later change must not scroll the reader up.
    if (!(await show())) scrollToFirst(false);
  };

  const content = () => {
    if (feed && feed.edges.length === 0 && pinnedPost && !feed.pageInfo.hasNextPage) return null;
    if (feed && feed.edges.length === 0 && !pinnedPost) return <NoPosts isMember={group.viewerIsMember} />;
    if (feed) {
      const loadMore = () => fetchMore({ variables: { after: feed.pageInfo.endCursor } });
      return <FeedList feed={feed} tab="all" count={count} groupName={group.name} onLoadMore={loadMore} />;
    }
    if (error) return <FailureNotice title="The feed could not be loaded" onRetry={() => void refetch()} />;
    return <CardSkeleton />;
  };

  return (
    <Root ref={root} tabIndex={-1} aria-label="Feed">
      {feed && <NewPosts count={posts.length} isMore={hasGap} onShow={showNew} />}
      {pinnedPost && <PinnedPost post={pinnedPost} />}
      {content()}
    </Root>
  );
}

function NoPosts({ isMember }: { isMember: boolean }) {
  const hint = isMember
    ? 'Write the first one, or plan a ride for everybody.'
    : 'Join the group to see what its members post for each other.';
  return (
    <Card as="div">
      <EmptyState title="No posts found in this group" hint={hint} />
    </Card>
  );
}

/** The posts of the list: not those that wait to be shown, and not the pinned one again. */
function listed(feed: FeedPageFragment, pinnedId: string | undefined): FeedPageFragment {
  return { ...feed, edges: feed.edges.filter((edge) => !isHeld(edge) && edge.node.id !== pinnedId) };
}

const Root = styled.section`
  --post-group: none;
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--feed-gap);
`;
