import type { Context } from '../context.ts';
import { findGroup, noSuchGroup, reloadGroup } from '../groups/groups.ts';
import { asOrganiser, requireOrganised } from '../groups/organisers.ts';
import type { Group } from '../model/groups/Group.ts';
import { noteAct } from '../model/operators/noteAct.ts';
import type { PostRow } from '../model/posts/PostRow.ts';
import { postPolicy } from '../model/posts/postPolicy.ts';
import { statement } from '../platform/database/sql.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { findPost } from './posts.ts';

// An organiser pins one post of a group. Its page shows this post first, to viewers who may read it.

// The group is locked already, and writes of posts lock the post first. So this waits for no post: one that is being deleted is missing.
const lockStatement = statement(
  'group.pinnable',
  'select id from post where id = $1 and group_id = $2 for key share skip locked',
);
const pinStatement = statement(
  'group.pin',
  'update "group" set pinned_post_id = $2::uuid where id = $1 and pinned_post_id is distinct from $2::uuid returning id',
);

const noSuchPost = () => new DomainError('NOT_FOUND', 'Post not found');

/** The pinned post of a group. Null when there is none that the viewer may read. */
export async function findPinnedPost(ctx: Context, group: Group): Promise<PostRow | null> {
  const post = group.pinnedPostId ? await ctx.load.pinnedPostById.load(group.pinnedPostId) : null;
  return post && postPolicy.read.may(ctx.viewer, post) ? post : null;
}

/** The pinned post of the group with this id. Throws NOT_FOUND when there is none that the viewer may read. */
export async function requirePinnedPost(ctx: Context, groupId: string): Promise<PostRow> {
  const group = await findGroup(ctx, groupId);
  if (!group) throw noSuchGroup();
  const post = await findPinnedPost(ctx, group);
  if (!post) throw noSuchPost();
  return post;
}

/**
 * Pins a post of a group that the viewer organises, or none; idempotent. Another pin replaces it. Throws UNAUTHENTICATED, NOT_FOUND for a
 * post that the viewer may not read or of another group, and FORBIDDEN.
 */
export async function setPinnedPost(ctx: Context, groupId: string, postId: string | null): Promise<Group> {
  const group = await requireOrganised(ctx, groupId);
  const id = postId === null ? null : await pinnableId(ctx, group, postId);
  await asOrganiser(ctx, group, async (em, by) => {
    const sql = sqlIn(em);
    if (id !== null && (await sql(lockStatement, [id, group.id])).length === 0) throw noSuchPost();
    if ((await sql(pinStatement, [group.id, id])).length === 0) return;
    noteAct(by, { verb: id === null ? 'group unpin' : 'group pin', targetId: id ?? group.id, note: group.name });
  });
  return reloadGroup(ctx, group.id);
}

async function pinnableId(ctx: Context, group: Group, postId: string): Promise<string> {
  const post = await findPost(ctx, postId);
  if (post?.groupId !== group.id) throw noSuchPost();
  return post.id;
}
