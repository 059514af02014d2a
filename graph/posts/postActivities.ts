import { requireComment } from '../comments/comments.ts';
import type { Context } from '../context.ts';
import { statement } from '../database/sql.ts';
import { DomainError } from '../lib/errors.ts';
import { followChanges, replayLimit, replayStart } from '../lib/followChanges.ts';
import type { Change } from '../lib/pubSub.ts';
import { changeOf, kindAmong } from '../lib/pubSub.ts';
import { requireNoneMuted } from '../moderation/mutes.ts';
import type { PostActivity } from './PostActivity.ts';
import { PostActivityKind, postTopic } from './postChanges.ts';
import type { PostRow } from './posts.ts';
import { findPost, requirePost } from './posts.ts';
import { removalsSince } from './removals.ts';

// Following a post live. Likes and edits that were missed are not told one by one: the post of CAUGHT_UP tells of them.

const { COMMENT_CREATED, COMMENT_DELETED } = PostActivityKind;

const sinceStatement = statement(
  'post.since',
  `select '${COMMENT_CREATED}' as kind, id as "subjectId", '{}'::uuid[] as "authorIds", created_at as at from comment
   where post_id = $1 and created_at >= $2
   union all ${removalsSince([COMMENT_DELETED], '$1', '$2')}
   order by at, "subjectId" limit $3`,
);

/** What is followed, and from when on. */
export interface Following {
  postId: string;
  since?: Date | null;
}

/** A change as a statement reads it. */
export type ChangeRow = Omit<Change, 'id' | 'at'> & { at: Date };

async function changesSince({ sql }: Context, postId: string, start: Date): Promise<Change[]> {
  const rows = await sql<ChangeRow>(sinceStatement, [postId, start, replayLimit]);
  return rows.map(({ kind, subjectId, at, authorIds }) => changeOf(kind, subjectId, at, authorIds));
}

/**
 * The changes of a post, those since an instant first. Throws NOT_FOUND 'Post not found', GONE for an instant more than a
 * day ago.
 */
export async function followPost(ctx: Context, { postId, since }: Following): Promise<AsyncGenerator<Change, void>> {
  const { id } = await requirePost(ctx, 'read', postId);
  const start = since && replayStart(since, ctx.now);
  return followChanges({
    pubSub: ctx.services.changes,
    topic: postTopic(id),
    start,
    replay: (from) => changesSince(ctx, id, from),
    caughtUp: changeOf(PostActivityKind.CAUGHT_UP, id, ctx.now),
    tell: (change) => change,
  });
}

/** The post of this id for one who follows it; throws GONE where it is deleted or hidden from them: there is no more to come. */
export async function requireFollowed(ctx: Context, postId: string): Promise<PostRow> {
  const post = await findPost(ctx, postId);
  if (post) return post;
  throw new DomainError('GONE', 'Post not found');
}

/** A change of a post as the viewer may see it. Throws NOT_FOUND for what is not for them, GONE without the post. */
export async function presentPostActivity(ctx: Context, postId: string, change: Change): Promise<PostActivity> {
  const kind = kindAmong(PostActivityKind, change);
  const { subjectId } = change;
  const post = await requireFollowed(ctx, postId);
  await requireNoneMuted(ctx, change.authorIds);
  return {
    kind,
    at: new Date(change.at),
    post,
    comment: kind === COMMENT_CREATED ? await requireComment(ctx, 'read', subjectId) : null,
    deletedCommentId: kind === COMMENT_DELETED ? subjectId : null,
  };
}
