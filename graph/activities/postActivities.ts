import { requireComment } from '../comments/comments.ts';
import type { Context } from '../context.ts';
import { shownComments } from '../model/comments/commentPolicy.ts';
import type { PostRow } from '../model/posts/PostRow.ts';
import { PostActivityKind, postTopic } from '../model/posts/postChanges.ts';
import { anyAuthor, removalsSince } from '../model/posts/removals.ts';
import { isByHidden } from '../model/posts/underPosts.ts';
import { requireNoneAbsent, requireNoneBlocks, requireNoneHidden } from '../moderation/requireShown.ts';
import { statement } from '../platform/database/sql.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { followChanges, replayLimit, replayStart } from '../platform/live/followChanges.ts';
import { type Change, changeOf, kindAmong } from '../platform/live/pubSub.ts';
import { findPost, requirePost } from '../posts/posts.ts';
import type { PostActivity } from './PostActivity.ts';
import { replaying } from './replaying.ts';

// Subscriptions to posts. Missed likes and edits of the post are not replayed: the post of CAUGHT_UP contains their result.

const { COMMENT_CHANGED, COMMENT_CREATED, COMMENT_DELETED } = PostActivityKind;

// The changes that the viewer `$4` may not receive are left out: the replay is paid for each, and would tell how many there are.
const sinceStatement = statement(
  'post.since',
  `select '${COMMENT_CREATED}' as kind, c.id as "subjectId", '{}'::uuid[] as "authorIds", c.created_at as at from comment c
   where c.post_id = $1 and c.created_at >= $2 and ${shownComments('$4::uuid', 'c')}
   union all
   select '${COMMENT_CHANGED}', c.id, '{}'::uuid[], c.updated_at from comment c
   where c.post_id = $1 and c.updated_at >= $2 and c.created_at < $2 and ${shownComments('$4::uuid', 'c')}
   union all ${removalsSince([COMMENT_DELETED])} and not ${anyAuthor((gone) => isByHidden('$4::uuid', gone))}
   order by at, "subjectId" limit $3`,
);

/** The subject of a subscription, and the instant after which missed changes are replayed. */
export interface Following {
  postId: string;
  since?: Date | null;
}

/** A row of a change. */
export type ChangeRow = Omit<Change, 'id' | 'at'> & { at: Date };

async function changesSince({ sql, viewer }: Context, postId: string, start: Date): Promise<Change[]> {
  const rows = await sql<ChangeRow>(sinceStatement, [postId, start, replayLimit, viewer?.id ?? null]);
  return rows.map(({ kind, subjectId, at, authorIds }) => changeOf(kind, subjectId, at, authorIds));
}

/** Follows a post, after a replay of changes since `since`. Throws NOT_FOUND 'Post not found', GONE when `since` is more than a day ago. */
export async function followPost(ctx: Context, { postId, since }: Following): Promise<AsyncGenerator<Change, void>> {
  const { id } = await requirePost(ctx, 'read', postId);
  const start = since && replayStart(since, ctx.now);
  return followChanges({
    pubSub: ctx.services.changes,
    topic: postTopic(id),
    start,
    replay: replaying(ctx, (from) => changesSince(ctx, id, from)),
    caughtUp: changeOf(PostActivityKind.CAUGHT_UP, id, ctx.now),
    toEvent: (change) => change,
  });
}

/** The post of a subscription. Throws GONE, which ends the subscription, when the post is deleted or hidden from the viewer. */
export async function requireFollowed(ctx: Context, postId: string): Promise<PostRow> {
  const post = await findPost(ctx, postId);
  if (post) return post;
  throw new DomainError('GONE', 'Post not found');
}

/** The event of a change, with data that the viewer may read. Throws NOT_FOUND when the viewer must not receive it, GONE without the post. */
export async function presentPostActivity(ctx: Context, postId: string, change: Change): Promise<PostActivity> {
  const kind = kindAmong(PostActivityKind, change);
  const { subjectId } = change;
  const post = await requireFollowed(ctx, postId);
  // Authors see acts on their own posts even by members that they have muted or blocked.
  const requireShown = post.authorId === ctx.viewer?.id ? requireNoneAbsent : requireNoneHidden;
  await requireShown(ctx, change.authorIds);
  if (kind === COMMENT_DELETED) await requireNoneBlocks(ctx, post.authorId, change.authorIds);
  return {
    kind,
    at: new Date(change.at),
    post,
    comment: kind === COMMENT_CREATED || kind === COMMENT_CHANGED ? await requireComment(ctx, 'read', subjectId) : null,
    deletedCommentId: kind === COMMENT_DELETED ? subjectId : null,
  };
}
