import type { OperatorContext } from '../context.ts';
import { GroupKind } from '../model/groups/GroupKind.ts';
import { NotificationKind } from '../model/notifications/NotificationKind.ts';
import { noteAct } from '../model/operators/noteAct.ts';
import type { Reader } from '../model/reader.ts';
import { likePattern } from '../platform/database/likePattern.ts';
import { earliest } from '../platform/database/ownedPages.ts';
import { statement } from '../platform/database/sql.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import type { Connection } from '../platform/graphql/connection.ts';
import { timeCursors } from '../platform/graphql/cursors.ts';
import type { FindByNameArguments } from '../platform/graphql/FindByNameArguments.ts';
import { type PageArguments, toConnection } from '../platform/graphql/paginate.ts';
import { badInput, DomainError } from '../platform/lib/errors.ts';
import { answerIn, publishAnswered } from './groupRequests.ts';
import { reloadGroup } from './groups.ts';
import { publishRemoval, removeIn } from './memberRemoval.ts';
import { linesOfMembers } from './membersFile.ts';
import { notifyOfGroup } from './notifyOfGroup.ts';
import { enrol, withOrganisers } from './organiserRows.ts';

// The members of a group, and those who ask to join it, as operators see them: also those who have blocked its organisers.

const membersStatement = statement(
  'operator.groupMembers',
  `select u.id, u.username, u.display_name as "displayName", m.created_at as since, m.organises_since is not null as organises,
     m.rules_version as "rulesVersion"
   from group_member m join "user" u on u.id = m.user_id
   where m.group_id = $1 and (u.username ilike $2 or u.display_name ilike $2)
     and (m.created_at, m.user_id) > ($3::timestamptz, $4::uuid)
   order by m.created_at, m.user_id limit $5`,
);
const requestsStatement = statement(
  'operator.groupRequests',
  `select u.id, u.username, u.display_name as "displayName", q.created_at as since, q.words
   from group_request q join "user" u on u.id = q.user_id
   where q.group_id = $1 and (q.created_at, q.user_id) > ($2::timestamptz, $3::uuid)
   order by q.created_at, q.user_id limit $4`,
);
const suspendedStatement = statement(
  'operator.isSuspended',
  'select from "user" where id = $1 and suspended_at is not null',
);

interface Listed {
  id: string;
  username: string;
  displayName: string;
  /** When they joined or asked. */
  since: Date;
}

export interface ListedMember extends Listed {
  organises: boolean;
  /** The version of the rules that they acknowledged last. */
  rulesVersion: number | null;
}

export interface ListedRequest extends Listed {
  words: string | null;
}

const memberCursors = timeCursors('operatorGroupMembers');
const requestCursors = timeCursors('operatorGroupRequests');

type Sql = Pick<Reader, 'sql'>;

/** A page of the members of a group, the first one first. The search reads their names. For the operator. */
export async function pageOfMembers(
  { sql }: Sql,
  groupId: string,
  { query, ...page }: FindByNameArguments,
): Promise<Connection<ListedMember>> {
  const key = memberCursors.decode(page.after) ?? earliest;
  const values = [groupId, likePattern(query?.trim() ?? ''), ...key, page.first + 1];
  const rows = await sql<ListedMember & Record<string, unknown>>(membersStatement, values);
  return toConnection(rows, page, ({ since, id }) => memberCursors.encode([since.toISOString(), id]));
}

/** A page of the members who ask to join a group, the first one first. For the operator. */
export async function pageOfRequests(
  { sql }: Sql,
  groupId: string,
  page: PageArguments,
): Promise<Connection<ListedRequest>> {
  const key = requestCursors.decode(page.after) ?? earliest;
  const values = [groupId, ...key, page.first + 1];
  const rows = await sql<ListedRequest & Record<string, unknown>>(requestsStatement, values);
  return toConnection(rows, page, ({ since, id }) => requestCursors.encode([since.toISOString(), id]));
}

interface Answer {
  readonly groupId: string;
  readonly userId: string;
  readonly admitted: boolean;
}

const byOf = ({ now, operatorName }: OperatorContext, em: OperatorContext['em']) => ({ em, now, operatorName });

/** `answerGroupRequest` for the operator. Throws NOT_FOUND for a request that is answered or withdrawn. */
export async function answerRequestAsOperator(ctx: OperatorContext, answer: Answer): Promise<void> {
  const group = await reloadGroup(ctx, answer.groupId);
  const isAnswered = await withOrganisers(ctx, group.id, (em) => answerIn(byOf(ctx, em), group, answer, null));
  if (!isAnswered) throw new DomainError('NOT_FOUND', 'Request not found');
  await publishAnswered(ctx, answer);
}

/**
 * Makes somebody a member of a closed or hidden group, whether or not they have asked to join it, and notifies them. Idempotent.
 * Throws NOT_FOUND, and BAD_USER_INPUT for an open group and for a suspended member.
 */
export async function admitMemberAsOperator(ctx: OperatorContext, groupId: string, userId: string): Promise<void> {
  const group = await reloadGroup(ctx, groupId);
  if (group.kind === GroupKind.OPEN)
    throw badInput('Everyone can join this group: its members join it themselves', 'group');
  const answer = { groupId: group.id, userId, admitted: true };
  const isNew = await withOrganisers(ctx, group.id, async (em) => {
    const by = byOf(ctx, em);
    const [suspended] = await sqlIn(em)(suspendedStatement, [userId]);
    if (suspended) throw badInput('A suspended member cannot join a group', 'username');
    if (await answerIn(by, group, answer, null)) return true;
    if (!(await enrol(em, group.id, userId, ctx.now))) return false;
    await notifyOfGroup(em, { userId, kind: NotificationKind.GROUP_ADMITTED, groupId: group.id, at: ctx.now });
    noteAct(by, { verb: 'group member admit', targetId: userId, note: group.name });
    return true;
  });
  if (isNew) await publishAnswered(ctx, answer);
}

/** `removeGroupMember` for the operator. Returns whether they were a member. Throws NOT_FOUND, and BAD_USER_INPUT for an organiser. */
export async function removeMemberAsOperator(ctx: OperatorContext, groupId: string, userId: string): Promise<boolean> {
  const group = await reloadGroup(ctx, groupId);
  const isRemoved = await withOrganisers(ctx, group.id, (em) => removeIn(byOf(ctx, em), group, userId));
  await publishRemoval(ctx, { groupId: group.id, userId, isRemoved });
  return isRemoved;
}

/** The members of a group as a CSV file. Throws NOT_FOUND. */
export async function exportMembersAsOperator(ctx: OperatorContext, groupId: string): Promise<AsyncIterable<string>> {
  const group = await reloadGroup(ctx, groupId);
  await withOrganisers(ctx, group.id, async (em) =>
    noteAct(byOf(ctx, em), { verb: 'group member export', targetId: group.id, note: group.name }),
  );
  return linesOfMembers(ctx, group.id);
}
