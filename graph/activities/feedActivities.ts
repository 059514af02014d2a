import type { Context } from '../context.ts';
import { requireGroupFilter } from '../groups/groups.ts';
import type { PostRow } from '../model/posts/PostRow.ts';
import { FeedActivityKind, feedTopic } from '../model/posts/postChanges.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { followChanges, replayStart } from '../platform/live/followChanges.ts';
import { type Change, changeOf, kindAmong } from '../platform/live/pubSub.ts';
import { FeedScope, listFeed } from '../posts/feed.ts';
import { requirePost } from '../posts/posts.ts';
import type { FeedActivity } from './FeedActivity.ts';
import { withGroupPosts } from './groupPosts.ts';
import { type OnceCounter, onceCounter } from './onceCounter.ts';
import { replaying } from './replaying.ts';

// Subscriptions to feeds. They send new posts, and their number for clients that load posts later.

const longestReplay = 100;

interface FollowedFeed {
  scope: FeedScope;
  groupId?: string | null;
  since?: Date | null;
}

/** A change of the feed, with the count of the new posts that this subscription has sent so far. */
export interface FeedChange {
  change: Change;
  counted: OnceCounter;
  /** Posts created after this instant count as new. */
  since: Date;
}

async function postsSince(ctx: Context, { scope, groupId }: FollowedFeed, start: Date): Promise<Change[]> {
  const { nodes } = await listFeed(ctx, { scope, groupId, first: longestReplay });
  const missed = nodes.filter(({ createdAt }) => createdAt >= start).reverse();
  return missed.map(({ id, createdAt }) => changeOf(FeedActivityKind.POSTED, id, createdAt));
}

/**
 * Follows the new posts of a feed, after a replay of the latest 100 posts since `since`. Throws GONE when `since` is more than a
 * day ago, BAD_USER_INPUT for an unknown group.
 */
export async function followFeed(ctx: Context, feed: FollowedFeed): Promise<AsyncGenerator<FeedChange, void>> {
  await requireGroupFilter(ctx, feed.groupId);
  const since = feed.since ?? ctx.now;
  const start = replayStart(since, ctx.now);
  const counted = onceCounter(2 * longestReplay);
  return followChanges({
    pubSub: withGroupPosts(ctx),
    topic: feedTopic,
    start: feed.since && start,
    replay: replaying(ctx, (from) => postsSince(ctx, feed, from)),
    caughtUp: changeOf(FeedActivityKind.CAUGHT_UP, feedTopic, ctx.now),
    toEvent: (change) => ({ change, counted, since }),
  });
}

/** Whether a post that the viewer may read is in a feed. The rule is that of `listFeed`. */
async function isIn({ viewer, load }: Context, { scope, groupId }: FollowedFeed, post: PostRow): Promise<boolean> {
  if (groupId != null) return post.groupId === groupId.toLowerCase();
  if (!viewer || scope === FeedScope.EVERYONE || post.authorId === viewer.id) return true;
  const [isFollowed, isJoined] = await Promise.all([
    load.viewerIsFollowing.load(post.authorId),
    post.groupId !== null && load.viewerIsMember.load(post.groupId),
  ]);
  return isFollowed || isJoined;
}

/** The event of a change, with data that the viewer may read. Throws NOT_FOUND when the viewer must not receive it. */
export async function presentFeedActivity(
  ctx: Context,
  feed: FollowedFeed,
  { change, counted, since }: FeedChange,
): Promise<FeedActivity> {
  const kind = kindAmong(FeedActivityKind, change);
  const post = kind === FeedActivityKind.POSTED ? await requirePost(ctx, 'read', change.subjectId) : null;
  if (post && !(await isIn(ctx, feed, post))) throw new DomainError('NOT_FOUND', 'Post not found');
  if (post && post.authorId !== ctx.viewer?.id && post.createdAt > since) counted.note(post.id);
  return { kind, at: new Date(change.at), post, newPostCount: counted.count() };
}
