import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../context.ts';
import type { Group } from '../model/groups/Group.ts';
import { GroupKind } from '../model/groups/GroupKind.ts';
import { groupPolicy } from '../model/groups/groupPolicy.ts';
import { isAbsentFor, isBlockedBetween } from '../model/moderation/blockPolicy.ts';
import { NotificationKind } from '../model/notifications/NotificationKind.ts';
import { publishNotificationsChanged, publishNotified } from '../model/notifications/notificationChanges.ts';
import { notifying } from '../model/notifications/notifying.ts';
import { type ByOperator, noteAct } from '../model/operators/noteAct.ts';
import type { Reader } from '../model/reader.ts';
import { stayRevoked } from '../model/takedowns/stayRevoked.ts';
import { lockMember } from '../model/users/lockMember.ts';
import { User } from '../model/users/User.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { earliest, type Owned, ownedPages } from '../platform/database/ownedPages.ts';
import { statement } from '../platform/database/sql.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import { one } from '../platform/graphql/batch.ts';
import type { Connection } from '../platform/graphql/connection.ts';
import { timeCursors } from '../platform/graphql/cursors.ts';
import type { PageArguments } from '../platform/graphql/paginate.ts';
import { validateInput } from '../platform/graphql/validation.ts';
import { allow, requireViewer, type Viewer } from '../platform/lib/allow.ts';
import { badInput, DomainError } from '../platform/lib/errors.ts';
import { isId } from '../platform/lib/ids.ts';
import { GroupRequestWords } from './groupRequestWords.ts';
import { groupWithFacts, noGroup, reloadGroup } from './groups.ts';
import { notifyOfGroup } from './notifyOfGroup.ts';
import { asOrganiser, requireOrganised } from './organisers.ts';

// Members ask to join a closed group. The first answer of an organiser counts. An organiser does not see the request of somebody who has
// blocked them.

/** The maximum number of groups that a member asks at the same time. */
export const maxOpenRequests = 50;

// The lock keeps the kind of the group until the request is written.
const askStatement = statement(
  'groupRequest.ask',
  `insert into group_request (group_id, user_id, created_at, rules_version, words)
   select g.id, $2::uuid, $3::timestamptz, case when g.rules_version = $4::int then g.rules_version end, $5::text
   from "group" g
   where g.id = $1 and g.kind = '${GroupKind.CLOSED}'
     and not exists (select from group_member m where m.group_id = g.id and m.user_id = $2::uuid)
   for share
   on conflict do nothing returning user_id`,
);
const notifyStatement = statement(
  'groupRequest.notify',
  `${notifying(
    `select m.user_id, '${NotificationKind.GROUP_REQUESTED}'::text as kind, m.group_id as subject_id, null::uuid as post_id,
       null::uuid as comment_id, $3::timestamptz as at
     from group_member m
     where m.group_id = $1 and m.organises_since is not null and not ${isBlockedBetween('m.user_id', '$2::uuid')}`,
  )} returning user_id as "userId"`,
);
const countStatement = statement(
  'groupRequest.count',
  `select count(*)::int as count, exists (select from "user" where id = $1 and suspended_at is not null) as "isSuspended"
   from group_request where user_id = $1`,
);
const withdrawStatement = statement(
  'groupRequest.withdraw',
  'delete from group_request where group_id = $1 and user_id = $2 returning user_id',
);
const organisersStatement = statement(
  'groupRequest.organisers',
  'select user_id as "userId" from group_member where group_id = $1 and organises_since is not null',
);
const shown = (viewerId: string, userId: string) => `not ${isAbsentFor(viewerId, userId)}`;
const answerStatement = statement(
  'groupRequest.answer',
  `delete from group_request q where q.group_id = $1 and q.user_id = $2 and ${shown('$3::uuid', 'q.user_id')}
   returning q.rules_version as "rulesVersion", q.created_at as "askedAt"`,
);
const admitStatement = statement(
  'groupRequest.admit',
  `with forgiven as (delete from group_removal where group_id = $1 and user_id = $2)
   insert into group_member (group_id, user_id, created_at, rules_version, rules_acknowledged_at)
   values ($1, $2, $3, $4::int, case when $4::int is not null then $5::timestamptz end) on conflict do nothing`,
);

interface RequestFacts {
  /** The version of the rules that the member has read and acknowledges by joining. */
  readonly rulesVersion?: number | null;
  /** Words to the organisers. Blank for none. */
  readonly words?: string | null;
}

interface RequestChange extends RequestFacts {
  readonly groupId: string;
  readonly asked: boolean;
}

interface Answered {
  rulesVersion: number | null;
  askedAt: Date;
}

/**
 * Asks to join a closed group, or withdraws the request. Idempotent: the words of the first time count. Throws UNAUTHENTICATED, NOT_FOUND,
 * BAD_USER_INPUT, CONFLICT, and RATE_LIMITED for words beyond the limit of texts.
 */
export async function setGroupRequest(ctx: Context, { groupId, asked, ...facts }: RequestChange): Promise<Group> {
  const viewer = requireViewer(ctx);
  const request = { ownerId: viewer.id, table: 'group_request', column: 'group_id', value: groupId };
  if (!asked) return stayRevoked(ctx, request, () => withdraw(ctx, groupId, viewer));
  const group = await requireGroup(ctx, groupId);
  if (!group.viewerIsMember) await ask(ctx, group, viewer.id, facts);
  return reloadGroup(ctx, group.id);
}

async function requireGroup(ctx: Context, groupId: string) {
  const group = await groupWithFacts(ctx, groupId);
  allow(ctx.viewer, groupPolicy.read, group);
  return group;
}

async function ask(
  ctx: Context,
  { id, kind }: Group,
  userId: string,
  { rulesVersion, words }: RequestFacts,
): Promise<void> {
  if (kind !== GroupKind.CLOSED) throw badInput('Everyone can join this group: join it instead of asking', 'groupId');
  const text = words?.trim() || null;
  await validateInput(Object.assign(new GroupRequestWords(), { words: text }));
  if (text) await ctx.services.limiter.consume('texts', userId);
  const told = await inTransaction(ctx.em, async (em) => {
    const sql = sqlIn(em);
    const asked = await sql(askStatement, [id, userId, ctx.now, rulesVersion ?? null, text]);
    if (asked.length === 0) return [];
    const notified = await sql<{ userId: string }>(notifyStatement, [id, userId, ctx.now]);
    await settleRequests(em, userId);
    return notified.map((row) => row.userId);
  });
  publishNotified(ctx, told, { kind: NotificationKind.GROUP_REQUESTED, subjectId: id });
}

/**
 * Throws CONFLICT for too many requests, and UNAUTHENTICATED for a member whom the operator has suspended meanwhile. A suspension locks the
 * member too and then deletes the requests that it finds.
 */
async function settleRequests(em: EntityManager, userId: string): Promise<void> {
  await lockMember(em, userId);
  const [open] = await sqlIn(em)<{ count: number; isSuspended: boolean }>(countStatement, [userId]);
  if (open?.isSuspended) throw new DomainError('UNAUTHENTICATED', 'Authentication required');
  if (!open || open.count <= maxOpenRequests) return;
  throw new DomainError(
    'CONFLICT',
    `You have asked to join ${maxOpenRequests} groups, which is the maximum: withdraw a request first, or wait for an answer`,
  );
}

async function withdraw(ctx: Context, groupId: string, { id: userId }: Viewer): Promise<Group> {
  const { id } = await requireGroup(ctx, groupId);
  const withdrawn = await ctx.sql(withdrawStatement, [id, userId]);
  if (withdrawn.length > 0) await publishWithdrawn(ctx, id);
  return reloadGroup(ctx, id);
}

/** The request disappears from the notifications of all organisers. */
async function publishWithdrawn(ctx: Context, groupId: string): Promise<void> {
  const organisers = await ctx.sql<{ userId: string }>(organisersStatement, [groupId]);
  publishNotificationsChanged(
    ctx,
    organisers.map(({ userId }) => userId),
  );
}

interface Answer {
  readonly groupId: string;
  readonly userId: string;
  readonly admitted: boolean;
}

const noticeOf = (admitted: boolean) => (admitted ? NotificationKind.GROUP_ADMITTED : NotificationKind.GROUP_REFUSED);

/** Publishes the answer to the member and to all organisers. */
export async function publishAnswered(ctx: Context, { groupId, userId, admitted }: Answer): Promise<void> {
  publishNotified(ctx, [userId], { kind: noticeOf(admitted), subjectId: groupId });
  await publishWithdrawn(ctx, groupId);
}

/** Answers a request to join a locked group. `viewerId` is null for the operator. Returns whether there was one. */
export async function answerIn(
  by: ByOperator,
  group: Group,
  { userId, admitted }: Answer,
  viewerId: string | null,
): Promise<boolean> {
  const sql = sqlIn(by.em);
  const [answered] = isId(userId)
    ? await sql<Answered & Record<string, unknown>>(answerStatement, [group.id, userId, viewerId])
    : [];
  if (!answered) return false;
  const { rulesVersion, askedAt } = answered;
  if (admitted) await sql(admitStatement, [group.id, userId, by.now, rulesVersion, askedAt]);
  await notifyOfGroup(by.em, { userId, kind: noticeOf(admitted), groupId: group.id, at: by.now });
  noteAct(by, { verb: `group request ${admitted ? 'admit' : 'refuse'}`, targetId: userId, note: group.name });
  return true;
}

/**
 * Admits a member who asks to join a group that the viewer organises, or refuses them. Throws UNAUTHENTICATED, FORBIDDEN, and NOT_FOUND
 * also for a request that is answered or withdrawn.
 */
export async function answerGroupRequest(ctx: Context, answer: Answer): Promise<Group> {
  const group = await requireOrganised(ctx, answer.groupId);
  const isAnswered = await asOrganiser(ctx, group, (_em, by, viewer) => answerIn(by, group, answer, viewer.id));
  if (!isAnswered) throw new DomainError('NOT_FOUND', 'Request not found');
  await publishAnswered(ctx, { ...answer, groupId: group.id });
  return reloadGroup(ctx, group.id);
}

const pagesStatement = statement(
  'groupRequest.pages',
  `select ${columnsOf(User, 'u')}, q."ownerId", q."listedAt"
   from unnest($1::uuid[]) owner(id)
   cross join lateral (
     select owner.id as "ownerId", q.user_id as id, q.created_at as "listedAt" from group_request q
     where q.group_id = owner.id and (q.created_at, q.user_id) > ($2::timestamptz, $3::uuid) and ${shown('$6::uuid', 'q.user_id')}
     order by q.created_at, q.user_id limit $4 offset $5
   ) q join "user" u on u.id = q.id
   order by q."listedAt", q.id`,
);
const cursors = timeCursors('groupRequests');

/** Loads pages of the members who ask to join groups. Only domain code may use it, for organisers. */
export const requestPages = ({ sql, viewer }: Reader) =>
  ownedPages(cursors, (values) => sql<Owned<User>>(pagesStatement, [...values, viewer?.id ?? null]), earliest);

const countsStatement = statement(
  'groupRequest.counts',
  `select q.group_id as id, count(*)::int as count from group_request q
   where q.group_id = any($1::uuid[]) and ${shown('$2::uuid', 'q.user_id')} group by q.group_id`,
);

/** Loads the numbers of requests to join groups; null is none. Only domain code may use it, for organisers. */
export const requestCounts = ({ sql, viewer }: Reader) =>
  one<{ id: string; count: number }>(
    (groupIds) => sql(countsStatement, [groupIds, viewer?.id ?? null]),
    ({ id }) => id,
  );

/** The members who ask to join a group, the first one first; none for viewers who do not organise it. */
export async function listGroupRequests(ctx: Context, { id }: Group, page: PageArguments): Promise<Connection<User>> {
  const ownerId = (await ctx.load.viewerOrganises.load(id)) ? id : noGroup;
  return ctx.load.requestsOfGroup.load({ ...page, ownerId });
}

/** The number of members who ask to join a group; 0 for viewers who do not organise it. */
export async function countGroupRequests(ctx: Context, { id }: Group): Promise<number> {
  if (!(await ctx.load.viewerOrganises.load(id))) return 0;
  return (await ctx.load.requestCountOfGroup.load(id))?.count ?? 0;
}
