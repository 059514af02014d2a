import type { Context, Reader } from '../context.ts';
import { reread } from '../context.ts';
import { columnsOf } from '../database/columns.ts';
import { statement } from '../database/sql.ts';
import { allow, requireViewer } from '../lib/allow.ts';
import type { Connection } from '../lib/connection.ts';
import { isId } from '../lib/ids.ts';
import type { PageArguments } from '../lib/paginate.ts';
import { decodeCursor, toConnection } from '../lib/paginate.ts';
import type { User } from '../users/User.ts';
import { findViewer } from '../users/users.ts';
import { Group } from './Group.ts';
import { groupPolicy } from './groupPolicy.ts';

// Groups are open: anyone reads them and joins them. Their lists run by size, then name.

export const GroupScope = { ALL: 'all', JOINED: 'joined', SUGGESTED: 'suggested' } as const;
export type GroupScope = (typeof GroupScope)[keyof typeof GroupScope];

type PopularityKey = readonly [memberCount: number, name: string, id: string];

const byIdsStatement = statement(
  'group.byIds',
  `select ${columnsOf(Group, 'g')} from "group" g where g.id = any($1::uuid[])`,
);

const joinedAmongStatement = statement(
  'group.joinedAmong',
  `select group_id as key from group_member where user_id = $1 and group_id = any($2::uuid[])`,
);

const membershipByScope: Record<GroupScope, string> = {
  all: 'true',
  joined: 'exists (select from group_member m where m.group_id = g.id and m.user_id = $1)',
  suggested: 'not exists (select from group_member m where m.group_id = g.id and m.user_id = $1)',
};

const pageStatement = (scope: GroupScope) =>
  statement(
    `group.page.${scope}`,
    `select ${columnsOf(Group, 'g')} from "group" g
     where ${membershipByScope[scope]}
       and ($2::text is null or strpos(lower(g.name || ' ' || coalesce(g.description, '')), lower($2)) > 0)
       and ($3::int is null or g.member_count < $3 or (g.member_count = $3 and (g.name, g.id) > ($4, $5::uuid)))
       and $1::uuid is not distinct from $1
     order by g.member_count desc, g.name, g.id
     limit $6`,
  );

const pageStatements = {
  all: pageStatement('all'),
  joined: pageStatement('joined'),
  suggested: pageStatement('suggested'),
};

// The row is locked as it is read: a group that the operator deletes meanwhile is then simply none to join.
const joinStatement = statement(
  'group.join',
  `insert into group_member (group_id, user_id, created_at)
   select g.id, $2::uuid, $3::timestamptz from "group" g where g.id = $1 for key share
   on conflict do nothing`,
);
// Leaving locks the group before the membership, as its deletion does: the two queue up and never deadlock.
const leaveStatement = statement(
  'group.leave',
  `with held as materialized (select id from "group" where id = $1 for no key update)
   delete from group_member m using held where m.group_id = held.id and m.user_id = $2`,
);

/** The groups with these ids; unknown ids have no row. */
export function groupsByIds({ sql }: Reader, ids: readonly string[]): Promise<Group[]> {
  return sql<Group>(byIdsStatement, [ids]);
}

/** Those of the groups with these ids that the viewer has joined. */
export async function joinedAmong({ sql, viewer }: Reader, ids: readonly string[]): Promise<{ key: string }[]> {
  return viewer ? sql(joinedAmongStatement, [viewer.id, ids]) : [];
}

/** The group of this id, null when unknown. */
export async function findGroup(ctx: Context, id: string): Promise<Group | null> {
  return isId(id) ? ctx.load.groupById.load(id.toLowerCase()) : null;
}

interface GroupsQuery extends PageArguments {
  scope: GroupScope;
  /** Keeps the groups whose name or description contains it, whatever its case. */
  query?: string | null;
}

/** A page of groups, the largest first, then by name. A visitor has joined none: JOINED is empty, SUGGESTED is all. */
export async function listGroups({ sql, viewer }: Reader, query: GroupsQuery): Promise<Connection<Group>> {
  const key = query.after ? decodeCursor<PopularityKey>(query.after, isPopularityKey) : [];
  const text = query.query?.replaceAll('\u0000', '').trim() || null;
  const [memberCount = null, name = null, id = null] = key;
  const values = [viewer?.id ?? null, text, memberCount, name, id, query.first + 1];
  const rows = await sql<Group>(pageStatements[query.scope], values);
  return toConnection(rows, query, (group) => [group.memberCount, group.name, group.id]);
}

function isPopularityKey([memberCount, name, id]: readonly unknown[]): boolean {
  const isCount = typeof memberCount === 'number' && Number.isInteger(memberCount) && Math.abs(memberCount) < 2 ** 31;
  const isName = typeof name === 'string' && !name.includes('\u0000');
  return isCount && isName && typeof id === 'string' && isId(id);
}

/** Joins or leaves a group; asking for what is so already changes nothing. Throws UNAUTHENTICATED, NOT_FOUND. */
export async function setGroupMembership(
  ctx: Context,
  groupId: string,
  member: boolean,
): Promise<{ group: Group; viewer: User }> {
  const viewer = requireViewer(ctx);
  const group = await findGroup(ctx, groupId);
  allow(viewer, groupPolicy.join, group);
  if (member) await ctx.sql(joinStatement, [group.id, viewer.id, ctx.now]);
  else await ctx.sql(leaveStatement, [group.id, viewer.id]);
  reread(ctx);
  const [changed, user] = await Promise.all([findGroup(ctx, group.id), findViewer(ctx)]);
  allow(viewer, groupPolicy.read, changed);
  return { group: changed, viewer: user };
}
