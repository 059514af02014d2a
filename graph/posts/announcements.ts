import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, clearLoaders } from '../context.ts';
import { asOrganiser, requireOrganised } from '../groups/organisers.ts';
import { isHiddenFromViewer } from '../model/moderation/blockPolicy.ts';
import { NotificationKind } from '../model/notifications/NotificationKind.ts';
import { publishNotified } from '../model/notifications/notificationChanges.ts';
import { notifying } from '../model/notifications/notifying.ts';
import { noteAct } from '../model/operators/noteAct.ts';
import { Post, Privacy } from '../model/posts/Post.ts';
import type { PostRow } from '../model/posts/PostRow.ts';
import { publishNewPost } from '../model/posts/postChanges.ts';
import { statement } from '../platform/database/sql.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { findViewer } from '../users/users.ts';
import type { AnnouncementInput } from './AnnouncementInput.ts';
import { requirePost } from './posts.ts';
import { refuseTooManyForFew } from './postsForFew.ts';

// An organiser announces something to all members of a group. It is a post for the members, so that it is read, reported, removed and
// hidden by mutes and blocks as every post is. Every member whom it reaches is notified.

// A group has at most two announcements within a day. It keeps their instants, so that the deletion of one does not allow another.
const countStatement = statement(
  'group.countAnnouncement',
  `update "group" set announced_before = announced_at, announced_at = $2::timestamptz
   where id = $1 and coalesce(announced_before <= $2::timestamptz - interval '1 day', true) returning id`,
);
const notifyStatement = statement(
  'group.announce',
  `${notifying(
    `select m.user_id, '${NotificationKind.ANNOUNCED}' as kind, p.id as subject_id, p.id as post_id, null::uuid as comment_id, p.created_at as at
     from post p join group_member m on m.group_id = p.group_id
     where p.id = $1 and m.user_id <> p.author_id and not ${isHiddenFromViewer('m.user_id', 'p.author_id')}`,
  )} returning user_id as id`,
);

/**
 * Announces a text to all members of a group that the viewer organises, as a post for them. Throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN,
 * RATE_LIMITED beyond the limit of texts, and CONFLICT for the third announcement in the group within a day.
 */
export async function announceToGroup(ctx: Context, { groupId, text }: AnnouncementInput): Promise<PostRow> {
  const group = await requireOrganised(ctx, groupId);
  const content = text.trim();
  refuseTooManyForFew(await findViewer(ctx));
  const { post, notifiedIds } = await asOrganiser(ctx, group, async (em, by, { id: authorId }) => {
    const counted = await sqlIn(em)(countStatement, [group.id, ctx.now]);
    if (counted.length === 0) throw tooMany();
    const facts = { authorId, groupId: group.id, content, privacy: Privacy.GROUP };
    const post = Object.assign(new Post(), facts, { createdAt: ctx.now, updatedAt: ctx.now });
    // The log is never deleted, so it names the post and not its words.
    noteAct(by, { verb: 'group announce', targetId: post.id, note: group.name });
    em.persist(post);
    await em.flush();
    return { post, notifiedIds: await notifyMembers(em, post) };
  });
  publishNewPost(ctx, post);
  publishNotified(ctx, notifiedIds, { kind: NotificationKind.ANNOUNCED, subjectId: post.id });
  clearLoaders(ctx);
  return requirePost(ctx, 'read', post.id);
}

async function notifyMembers(em: EntityManager, { id }: Post): Promise<string[]> {
  return (await sqlIn(em)<{ id: string }>(notifyStatement, [id])).map((member) => member.id);
}

const tooMany = () =>
  new DomainError('CONFLICT', 'A group has at most 2 announcements within 24 hours: write a post instead, or wait');
