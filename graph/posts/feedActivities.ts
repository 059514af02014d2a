import type { Context } from '../context.ts';
import { DomainError } from '../lib/errors.ts';
import { followChanges, replayStart } from '../lib/followChanges.ts';
import type { Change } from '../lib/pubSub.ts';
import { changeOf, kindAmong } from '../lib/pubSub.ts';
import type { FeedActivity } from './FeedActivity.ts';
import { FeedScope, listFeed } from './feed.ts';
import { FeedActivityKind, feedTopic } from './postChanges.ts';
import type { PostRow } from './posts.ts';
import { requirePost } from './posts.ts';

// Following a feed live: the posts that are new in it, counted for whoever does not load them at once.

const longestReplay = 100;

interface FollowedFeed {
  scope: FeedScope;
  groupId?: string | null;
  since?: Date | null;
}

/** A change of the feed, and what this follower has been told of so far. */
export interface FeedChange {
  change: Change;
  counted: Set<string>;
  /** From when on posts count as new. */
  since: Date;
}

async function postsSince(ctx: Context, { scope, groupId }: FollowedFeed, start: Date): Promise<Change[]> {
  const { nodes } = await listFeed(ctx, { scope, groupId, first: longestReplay });
  const missed = nodes.filter(({ createdAt }) => createdAt >= start).reverse();
  return missed.map(({ id, createdAt }) => changeOf(FeedActivityKind.POSTED, id, createdAt));
}

/** The posts of a feed that are new, those since an instant first: the latest 100. Throws GONE for more than a day ago. */
export function followFeed(ctx: Context, feed: FollowedFeed): AsyncGenerator<FeedChange, void> {
  const since = feed.since ?? ctx.now;
  const start = replayStart(since, ctx.now);
  const counted = new Set<string>();
  return followChanges({
    pubSub: ctx.services.changes,
    topic: feedTopic,
    start: feed.since && start,
    replay: (from) => postsSince(ctx, feed, from),
    caughtUp: changeOf(FeedActivityKind.CAUGHT_UP, feedTopic, ctx.now),
    tell: (change) => ({ change, counted, since }),
  });
}

/** Whether a post that the viewer may read is in a feed, by the rule of `listFeed`. */
async function isIn({ viewer, load }: Context, { scope, groupId }: FollowedFeed, post: PostRow): Promise<boolean> {
  if (groupId != null) return post.groupId === groupId.toLowerCase();
  if (!viewer || scope === FeedScope.EVERYONE || post.authorId === viewer.id) return true;
  const [isFollowed, isJoined] = await Promise.all([
    load.viewerIsFollowing.load(post.authorId),
    post.groupId !== null && load.viewerIsMember.load(post.groupId),
  ]);
  return isFollowed || isJoined;
}

/** A change of a feed as the viewer may see it. Throws NOT_FOUND for what is not for them. */
export async function presentFeedActivity(
  ctx: Context,
  feed: FollowedFeed,
  { change, counted, since }: FeedChange,
): Promise<FeedActivity> {
  const kind = kindAmong(FeedActivityKind, change);
  const post = kind === FeedActivityKind.POSTED ? await requirePost(ctx, 'read', change.subjectId) : null;
  if (post && !(await isIn(ctx, feed, post))) throw new DomainError('NOT_FOUND', 'Post not found');
  if (post && post.authorId !== ctx.viewer?.id && post.createdAt > since) counted.add(post.id);
  return { kind, at: new Date(change.at), post, newPostCount: counted.size };
}
