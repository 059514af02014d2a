import styled from '@emotion/styled';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { isHeld } from '../apollo/edges.ts';
import type { FeedPageFragment } from '../generated.ts';
import { useHomeFeedQuery } from '../generated.ts';
import { useGradualCount } from '../lib/useGradualCount.ts';
import { FailureNotice } from '../ui/FailureNotice.tsx';
import { FirstText } from '../ui/FirstText.tsx';
import { LiveText } from '../ui/LiveText.tsx';
import { CardSkeleton } from '../ui/Skeleton.tsx';
import { TabPanel } from '../ui/TabPanel.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { useFocusAfterRemoval } from '../ui/useFocusAfterRemoval.ts';
import { FeedList } from './FeedList.tsx';
import type { FeedFilter } from './feedFilter.ts';
import { feedVariables } from './feedFilter.ts';
import type { FeedTab } from './feedTabs.ts';
import { countLabel, feedTabs, isOfTab, postsOfTab } from './feedTabs.ts';
import { NewPosts } from './NewPosts.tsx';
import { useNewPosts } from './useNewPosts.ts';
import { useScrollTarget } from './useScrollTarget.ts';
import { useScrollToFirst } from './useScrollToFirst.ts';
import { useSeenMark } from './useSeenMark.ts';

interface Props {
  filter: FeedFilter;
  /** False until the page's own query has delivered the first feed, or when it has failed. */
  isReady: boolean;
  hasFailed: boolean;
  onRetry(): void;
}

export function Feed({ filter, isReady, hasFailed, onRetry }: Props) {
  const [tab, setTab] = useState<FeedTab>('all');
  // The press is painted before the posts, because a long list takes several frames.
  const shownTab = useDeferredValue(tab);
  const variables = feedVariables(filter);
  const { data, error, refetch, fetchMore } = useHomeFeedQuery({ variables, skip: !isReady });
  const feed = useMemo(() => data && withoutHeld(data.feed), [data]);
  const { posts, hasGap, show } = useNewPosts({ variables, feed: data?.feed, onReload: () => refetch() });
  const count = useGradualCount(feed?.edges.length);
  const isWhole = feed !== undefined && count >= feed.edges.length;
  const root = useRef<HTMLElement>(null);
  const panel = useFocusAfterRemoval<HTMLDivElement>(feed?.edges.length ?? 0);
  const ringedId = useScrollTarget(root, isWhole ? feed.edges.map(({ node }) => node.id) : undefined);
  const scrollToFirst = useScrollToFirst(root, feed && postsOfTab(tab, feed)[0]?.id);
  const seenMark = useSeenMark(variables, feed);
  const groupName = filter.group?.name;
  const newPosts = posts.filter((post) => isOfTab(tab, post));

  const showNew = async () => {
    scrollToFirst(true);
    // If loading fails, a later change must not scroll the reader up.
    if (!(await show())) scrollToFirst(false);
  };

  const content = () => {
    if (feed) {
      const loadMore = () => fetchMore({ variables: { after: feed.pageInfo.endCursor } });
      return (
        <FeedList
          feed={feed}
          tab={shownTab}
          count={count}
          groupName={groupName}
          ringedId={ringedId}
          seenMark={seenMark}
          onLoadMore={loadMore}
        />
      );
    }
    if (hasFailed) return <FailureNotice title="The feed could not be loaded" onRetry={onRetry} />;
    if (error) return <FailureNotice title="The feed could not be loaded" onRetry={() => void refetch()} />;
    return (
      <FirstText>
        <FeedSkeleton />
      </FirstText>
    );
  };

  return (
    <Root ref={root} aria-label="Feed">
      <Tabs
        label="Filter"
        value={tab}
        onValueChange={setTab}
        items={feedTabs}
        end={<LiveText visible>{feed ? countLabel(tab, postsOfTab(tab, feed).length, groupName) : ''}</LiveText>}
      >
        <Panel value={tab} ref={panel}>
          {feed && <NewPosts count={newPosts.length} isMore={hasGap} onShow={showNew} />}
          {content()}
        </Panel>
      </Tabs>
    </Root>
  );
}

function FeedSkeleton() {
  return (
    <>
      <LiveText>Loading...</LiveText>
      <CardSkeleton />
      <CardSkeleton />
      <CardSkeleton />
    </>
  );
}

function withoutHeld(feed: FeedPageFragment): FeedPageFragment {
  return { ...feed, edges: feed.edges.filter((edge) => !isHeld(edge)) };
}

const Root = styled.section`
  /* without a composer above, aligns the tabs with the side columns */
  h1 + & { margin-top: -12px; }
`;

/* blocks, because a grid measures all of its rows again when one of them changes */
const Panel = styled(TabPanel)`
  position: relative;
  margin-block: var(--feed-gap) calc(-1 * var(--feed-gap));

  > * { margin-bottom: var(--feed-gap); }
`;
