import { useEffect, useState } from 'react';
import { seenPrefix } from '../auth/storedSession.ts';
import { useSession } from '../auth/useSession.ts';
import type { FeedPageFragment, HomeFeedQueryVariables } from '../generated.ts';

type FeedPost = FeedPageFragment['edges'][number]['node'];

/** The newest post that a member has seen in a feed. */
export interface SeenMark {
  id: string;
  at: string;
}

const keyOf = (userId: string, scope: string) => `${seenPrefix}${userId}:${scope}`;

/**
 * The newest post of the viewer's last visit. Null at the first visit, for visitors, and in the feed of a group. The
 * browser stores it for each member and scope.
 */
export function useSeenMark({ scope, groupId }: HomeFeedQueryVariables, feed: FeedPageFragment | undefined) {
  const { user } = useSession();
  const key = user && !groupId ? keyOf(user.id, scope ?? '') : null;
  const [before, keep] = useState<Record<string, SeenMark | null>>({});
  const newest = feed?.edges[0]?.node;
  const id = newest?.id;
  const at = newest?.createdAt;

  useEffect(() => {
    if (!key || !id || !at) return;
    if (before[key] === undefined) keep({ ...before, [key]: read(key) });
    write(key, { id, at });
  }, [key, id, at, before]);

  return (key && before[key]) || null;
}

/** The id of the first post that the viewer had seen, if there are posts of others above it. */
export function firstSeenId(posts: readonly FeedPost[], mark: SeenMark | null | undefined): string | undefined {
  if (!mark) return undefined;
  const first = posts.findIndex((post) => post.id === mark.id || post.createdAt < mark.at);
  return posts.slice(0, Math.max(first, 0)).some(({ author }) => !author.isViewer) ? posts[first]?.id : undefined;
}

function read(key: string): SeenMark | null {
  try {
    const stored: Partial<SeenMark> | null = JSON.parse(localStorage.getItem(key) ?? 'null');
    return stored?.id && stored.at ? { id: stored.id, at: stored.at } : null;
  } catch {
    // Text that is not JSON was not written by `write`.
    return null;
  }
}

function write(key: string, mark: SeenMark): void {
  try {
    localStorage.setItem(key, JSON.stringify(mark));
  } catch {
    // Storage that is full or forbidden: the next visit has no mark.
  }
}
