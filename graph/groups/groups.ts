import { type Context, clearLoaders } from '../context.ts';
import { Group } from '../model/groups/Group.ts';
import { GroupKind } from '../model/groups/GroupKind.ts';
import { type GroupFacts, groupPolicy, visibleGroups } from '../model/groups/groupPolicy.ts';
import { acknowledged } from '../model/groups/rulesAcknowledged.ts';
import type { Reader } from '../model/reader.ts';
import type { User } from '../model/users/User.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { type Statement, statement } from '../platform/database/sql.ts';
import type { Connection } from '../platform/graphql/connection.ts';
import { cursorsOf, isIdMember, isTextMember } from '../platform/graphql/cursors.ts';
import { type PageArguments, toConnection } from '../platform/graphql/paginate.ts';
import { allow, requireViewer, type Viewer } from '../platform/lib/allow.ts';
import { badInput, DomainError } from '../platform/lib/errors.ts';
import { isId } from '../platform/lib/ids.ts';
import { findViewer } from '../users/users.ts';
import { leaveAsOrganiser } from './organiserRows.ts';

// Groups. Every read asks who may find a group: only its members find a hidden one.

export const GroupScope = { ALL: 'all', JOINED: 'joined', SUGGESTED: 'suggested' } as const;
export type GroupScope = (typeof GroupScope)[keyof typeof GroupScope];

/** CREATED is stable. POPULAR is not: a group can change its position between two pages. */
export const GroupOrder = { CREATED: 'created', POPULAR: 'popular' } as const;
export type GroupOrder = (typeof GroupOrder)[keyof typeof GroupOrder];

type IdKey = readonly [id: string];
type PopularityKey = readonly [negatedMemberCount: number, name: string, id: string];

const isCount = (value: unknown): boolean => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31;
const createdCursors = cursorsOf<IdKey>('groups', [isIdMember]);
const popularCursors = cursorsOf<PopularityKey>('groups.popular', [isCount, isTextMember, isIdMember]);

const byIdsStatement = statement(
  'group.byIds',
  `select ${columnsOf(Group, 'g')} from "group" g where g.id = any($1::uuid[]) and ${visibleGroups('$2::uuid', 'g')}`,
);
const anyByIdStatement = statement('group.anyById', `select ${columnsOf(Group, 'g')} from "group" g where g.id = $1`);

const membershipByScope: Record<GroupScope, string> = {
  all: 'true',
  joined: 'exists (select from group_member m where m.group_id = g.id and m.user_id = $1)',
  suggested: 'not exists (select from group_member m where m.group_id = g.id and m.user_id = $1)',
};

const lowestId = '00000000-0000-0000-0000-000000000000';

// Both orders ascend, so that one row comparison finds the position in an index.
const keys: Record<GroupOrder, { columns: string; start: string }> = {
  created: { columns: 'g.id', start: '$3::uuid' },
  popular: { columns: '-g.member_count, g.name, g.id', start: '$3::int, $4::text, $5::uuid' },
};

const pageStatement = (scope: GroupScope, order: GroupOrder) => {
  const { columns, start } = keys[order];
  const limit = start.split(',').length + 3;
  return statement(
    `group.page.${scope}.${order}`,
    `select ${columnsOf(Group, 'g')} from "group" g
     where ${membershipByScope[scope]} and ${visibleGroups('$1::uuid', 'g')}
       and ($2::text is null or strpos(lower(g.name || ' ' || coalesce(g.description, '')), lower($2)) > 0)
       and (${columns}) > (${start})
       and $1::uuid is not distinct from $1
     order by ${columns}
     limit $${limit}`,
  );
};

const pageStatementsOf = (scope: GroupScope): Record<GroupOrder, Statement> => ({
  created: pageStatement(scope, GroupOrder.CREATED),
  popular: pageStatement(scope, GroupOrder.POPULAR),
});
const pageStatements: Record<GroupScope, Record<GroupOrder, Statement>> = {
  all: pageStatementsOf(GroupScope.ALL),
  joined: pageStatementsOf(GroupScope.JOINED),
  suggested: pageStatementsOf(GroupScope.SUGGESTED),
};

// The statement locks the row as it reads it. If the operator deletes the group meanwhile, it finds no row and inserts
// no membership. The rules can have changed since the member read them: then they have not acknowledged them.
const joinStatement = statement(
  'group.join',
  `insert into group_member (group_id, user_id, created_at, rules_version, rules_acknowledged_at)
   select g.id, $2::uuid, $3::timestamptz, ${acknowledged('g', '$4::int', '$3::timestamptz')} from "group" g
   where g.id = $1 and g.kind = 'open' for key share
   on conflict do nothing`,
);
// Leaving locks the group before the membership, in the same order as the deletion of the group, so that the two never
// deadlock. An organiser leaves in `leaveAsOrganiser`.
const leaveStatement = statement(
  'group.leave',
  `with held as materialized (select id from "group" where id = $1 for no key update)
   delete from group_member m using held where m.group_id = held.id and m.user_id = $2 and m.organises_since is null
   returning m.group_id`,
);

/** The id of no group. Its lists are empty, and refuse the cursors of other lists as those of a group do. */
export const noGroup = lowestId;

/** The groups with these ids that the viewer may find. Other ids have no row. */
export function groupsByIds({ sql, viewer }: Reader, ids: readonly string[]): Promise<Group[]> {
  return sql<Group>(byIdsStatement, [ids, viewer?.id ?? null]);
}

/** The group with this id, whether or not the viewer may find it, after an act on it was allowed. Throws NOT_FOUND. */
export async function reloadGroup(ctx: Context, id: string): Promise<Group> {
  clearLoaders(ctx);
  const [group] = await ctx.sql<Group>(anyByIdStatement, [id]);
  if (!group) throw noSuchGroup();
  return group;
}

export const noSuchGroup = () => new DomainError('NOT_FOUND', 'Group not found');

/** The group with the viewer's standing in it, null if it is unknown or the viewer may not find it. */
export async function groupWithFacts(ctx: Context, id: string): Promise<(Group & GroupFacts) | null> {
  const group = await findGroup(ctx, id);
  return group && { ...group, viewerIsMember: await ctx.load.viewerIsMember.load(group.id) };
}

/** Whether the viewer may read the members and organisers of a group. */
export async function mayEnter(ctx: Context, group: Group): Promise<boolean> {
  if (group.kind === GroupKind.OPEN) return true;
  return groupPolicy.enter.may(ctx.viewer, { ...group, viewerIsMember: await ctx.load.viewerIsMember.load(group.id) });
}

/** Throws BAD_USER_INPUT for a filter by a group that the viewer cannot find. */
export async function requireGroupFilter(reader: Reader, groupId: string | null | undefined): Promise<void> {
  if (groupId == null) return;
  const known = isId(groupId) ? await groupsByIds(reader, [groupId]) : [];
  if (known.length === 0) throw badInput('groupId is not the id of a group', 'groupId');
}

/** The group with this id, null if it is unknown or the viewer may not find it. */
export async function findGroup(ctx: Context, id: string): Promise<Group | null> {
  return isId(id) ? ctx.load.groupById.load(id.toLowerCase()) : null;
}

interface GroupsQuery extends PageArguments {
  scope: GroupScope;
  order: GroupOrder;
  /** Keeps only groups whose name or description contains this text, regardless of case. */
  query?: string | null;
}

/** A page of groups in either order. For a visitor JOINED is empty and SUGGESTED contains all. */
export async function listGroups({ sql, viewer }: Reader, query: GroupsQuery): Promise<Connection<Group>> {
  const isPopular = query.order === GroupOrder.POPULAR;
  const text = query.query?.replaceAll('\u0000', '').trim() || null;
  const key = isPopular
    ? (popularCursors.decode(query.after) ?? [-(2 ** 31), '', lowestId])
    : (createdCursors.decode(query.after) ?? [lowestId]);
  const values = [viewer?.id ?? null, text, ...key, query.first + 1];
  const rows = await sql<Group>(pageStatements[query.scope][query.order], values);
  return toConnection(rows, query, ({ memberCount, name, id }) =>
    isPopular ? popularCursors.encode([-memberCount, name, id]) : createdCursors.encode([id]),
  );
}

async function leave(ctx: Context, groupId: string, viewer: Viewer): Promise<void> {
  const left = await ctx.sql(leaveStatement, [groupId, viewer.id]);
  if (left.length === 0 && (await ctx.load.viewerOrganises.load(groupId))) await leaveAsOrganiser(ctx, groupId, viewer);
}

interface MembershipChange {
  readonly groupId: string;
  readonly member: boolean;
  /** The version of the rules that the member has read and acknowledges by joining. */
  readonly rulesVersion?: number | null;
}

/**
 * Joins an open group or leaves a group. Idempotent. Throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN for a group whose organisers admit
 * members, and BAD_USER_INPUT for the only organiser who leaves.
 */
export async function setGroupMembership(
  ctx: Context,
  { groupId, member, rulesVersion = null }: MembershipChange,
): Promise<{ group: Group; viewer: User }> {
  const viewer = requireViewer(ctx);
  const group = await groupWithFacts(ctx, groupId);
  allow(viewer, member ? groupPolicy.join : groupPolicy.read, group);
  if (member) await ctx.sql(joinStatement, [group.id, viewer.id, ctx.now, rulesVersion]);
  else await leave(ctx, group.id, viewer);
  const [changed, user] = await Promise.all([reloadGroup(ctx, group.id), findViewer(ctx)]);
  return { group: changed, viewer: user };
}
