import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { ListFilter } from '../apollo/connection.ts';
import { dropLists, holdNode, isHeld, releaseNodes } from '../apollo/edges.ts';
import { useLive } from '../apollo/useLive.ts';
import type {
  FeedActivitySubscription,
  FeedActivitySubscriptionVariables,
  FeedPageFragment,
  HomeFeedQueryVariables,
} from '../generated.ts';
import { FeedActivityDocument } from '../generated.ts';

/** The server tells of no more that were posted in the time of an absence. */
const LONGEST_REPLAY = 100;

interface Options {
  variables: HomeFeedQueryVariables;
  /** The loaded list; nothing is followed before. */
  feed: FeedPageFragment | undefined;
  /** Asks for the feed from its top. */
  onReadAnew(): Promise<unknown>;
}

/**
 * What others post while the feed is read. It is in the list at once, but held back: a list that one reads does not move.
 * `show` lets it in, and tells whether it could.
 */
export function useNewPosts({ variables, feed, onReadAnew }: Options) {
  const { cache } = useApolloClient();
  const { hasGap, setGap } = useGap(variables);
  const { scope, groupId } = variables;

  useLive<FeedActivitySubscription, FeedActivitySubscriptionVariables>({
    document: FeedActivityDocument,
    variables: { scope, groupId },
    isOn: feed !== undefined,
    onActivity: ({ feedActivity: { post } }, isGapped) => {
      if (isGapped) setGap(true);
      // One's own come with the answer to their sending.
      if (!post || post.author.isViewer || !feed || isBelow(post, feed)) return;
      holdNode(cache, { field: 'feed', edgeType: 'PostEdge', node: post, belongs: listOf(variables) });
    },
  });

  const held = feed?.edges.filter(isHeld) ?? [];

  const show = async (): Promise<boolean> => {
    try {
      if (hasGap || held.length >= LONGEST_REPLAY) await onReadAnew();
    } catch {
      // The client's error link has logged it; the reader may try again.
      return false;
    }
    setGap(false);
    releaseNodes(cache, { field: 'feed' }, listOf(variables));
    return true;
  };

  return { posts: held.map(({ node }) => node), hasGap, show };
}

const listOf =
  ({ scope, groupId }: HomeFeedQueryVariables) =>
  (filter: ListFilter) =>
    filter.scope === scope && filter.groupId === groupId;

/** Whether the list has missed something. One that is left so is read anew when it is shown next. */
function useGap({ scope, groupId }: HomeFeedQueryVariables) {
  const { cache } = useApolloClient();
  const [hasGap, setHasGap] = useState(false);
  const latest = useRef(false);

  const setGap = (next: boolean) => {
    latest.current = next;
    setHasGap(next);
  };

  useEffect(
    () => () => {
      if (!latest.current) return;
      latest.current = false;
      setHasGap(false);
      dropLists(cache, { field: 'feed' }, listOf({ scope, groupId }));
    },
    [cache, scope, groupId],
  );
  return { hasGap, setGap };
}

/** Whether a post stands below what is loaded, where Load More Posts brings it. */
function isBelow({ createdAt }: { createdAt: string }, { edges, pageInfo }: FeedPageFragment): boolean {
  const last = edges.findLast(({ cursor }) => cursor);
  return pageInfo.hasNextPage && last !== undefined && createdAt < last.node.createdAt;
}
