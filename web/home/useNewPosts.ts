import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { ListFilter } from '../apollo/connection.ts';
import { dropLists, holdNode, isHeld, releaseNodes } from '../apollo/edges.ts';
import { useLive } from '../apollo/useLive.ts';
import type { FeedPageFragment, HomeFeedQueryVariables } from '../generated.ts';
import { FeedActivityDocument } from '../generated.ts';

/** The most posts that the server replays after a gap. */
const MAX_REPLAY = 100;

interface Options {
  variables: HomeFeedQueryVariables;
  /** The loaded list. Nothing is followed until it is loaded. */
  feed: FeedPageFragment | undefined;
  /** Reloads the feed from its first page. */
  onReload(): Promise<unknown>;
}

/**
 * Posts that others publish while the feed is open. They are added to the list but held back, so that the list does not
 * move. `show` releases them and returns whether it could.
 */
export function useNewPosts({ variables, feed, onReload }: Options) {
  const { cache } = useApolloClient();
  const { hasGap, setGap } = useGap(variables);
  const { scope, groupId } = variables;

  useLive({
    document: FeedActivityDocument,
    variables: { scope, groupId },
    isOn: feed !== undefined,
    onActivity: ({ feedActivity: { post } }, isGapped) => {
      if (isGapped) setGap(true);
      // The viewer's own posts arrive with the response to their mutation.
      if (!post || post.author.isViewer || !feed || isBelow(post, feed)) return;
      holdNode(cache, { field: 'feed', edgeType: 'PostEdge', node: post, belongs: listOf(variables) });
    },
  });

  const held = feed?.edges.filter(isHeld) ?? [];

  const show = async (): Promise<boolean> => {
    try {
      if (hasGap || held.length >= MAX_REPLAY) await onReload();
    } catch {
      // The client's error link has logged it. The reader may try again.
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

/** Whether the list has missed events. On unmount, such a list is evicted and requested again when next shown. */
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

/** Whether a post belongs below the loaded pages. Load More Posts will load it. */
function isBelow({ createdAt }: { createdAt: string }, { edges, pageInfo }: FeedPageFragment): boolean {
  const last = edges.findLast(({ cursor }) => cursor);
  return pageInfo.hasNextPage && last !== undefined && createdAt < last.node.createdAt;
}
