import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../context.ts';
import { GroupKind } from '../model/groups/GroupKind.ts';
import { kindLockOf } from '../model/groups/groupAudience.ts';
import { type Post, Privacy } from '../model/posts/Post.ts';
import { badInput, DomainError } from '../platform/lib/errors.ts';
import { isId } from '../platform/lib/ids.ts';

// Authors can post only to groups that they have joined.

export const groupIsMissing = () => badInput("groupId is required when privacy is 'group'", 'groupId');
export const staysInClosedGroup = () =>
  badInput('A post of a closed group stays in it: make it private, or delete it', 'groupId');
const noGroup = () => badInput('groupId is not the id of a group', 'groupId');
const notMember = () => new DomainError('FORBIDDEN', 'Join this group to post to it', { field: 'groupId' });

/** Checks the audience of a post. Throws BAD_USER_INPUT for a missing or unknown group, FORBIDDEN when the viewer is no member. */
export async function chooseAudience(
  ctx: Context,
  privacy: Privacy,
  groupId: string | null,
): Promise<Pick<Post, 'privacy' | 'groupId'>> {
  if (groupId === null && privacy === Privacy.GROUP) throw groupIsMissing();
  if (groupId === null) return { privacy, groupId };
  const group = isId(groupId) ? await ctx.load.groupById.load(groupId.toLowerCase()) : null;
  if (!group) throw noGroup();
  if (!(await ctx.load.viewerIsMember.load(group.id))) throw notMember();
  return { privacy: stricterOf(privacy, group.kind), groupId: group.id };
}

/** Posts to a group that is not open are for its members at most. The trigger of the table has the same rule. */
const stricterOf = (privacy: Privacy, kind: GroupKind): Privacy =>
  privacy === Privacy.PUBLIC && kind !== GroupKind.OPEN ? Privacy.GROUP : privacy;

const shareText = `select pg_advisory_xact_lock_shared(${kindLockOf('g.id')})
  from (select group_id as id from post where id = ? union select ?::uuid) g where g.id is not null`;

/**
 * Keeps the kinds of the groups of a post, before and after, until an edit of its audience is written. The triggers of the table take the same locks, but after
 * the lock of the post, and a change of a kind takes them in this order.
 */
export async function shareKind(transaction: EntityManager, { id, groupId }: Post): Promise<void> {
  await transaction.execute(shareText, [id, groupId]);
}

const memberText = 'select from group_member where group_id = ? and user_id = ? for key share';

/**
 * Locks the membership of the author until the post is written. Throws FORBIDDEN when it has ended since `chooseAudience`, and
 * BAD_USER_INPUT when the group was deleted.
 */
export async function requireMembership(transaction: EntityManager, { groupId, authorId }: Post): Promise<void> {
  const member = await transaction.execute(memberText, [groupId, authorId]);
  if (member.length > 0) return;
  const group = await transaction.execute('select from "group" where id = ?', [groupId]);
  throw group.length > 0 ? notMember() : noGroup();
}
