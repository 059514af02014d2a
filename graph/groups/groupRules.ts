import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context, OperatorContext } from '../context.ts';
import type { Group } from '../model/groups/Group.ts';
import { GroupRules } from '../model/groups/GroupRules.ts';
import { groupPolicy } from '../model/groups/groupPolicy.ts';
import { type ByOperator, noteAct } from '../model/operators/noteAct.ts';
import type { Reader } from '../model/reader.ts';
import type { User } from '../model/users/User.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { latest, type Owned, ownedPages } from '../platform/database/ownedPages.ts';
import { statement } from '../platform/database/sql.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import { one } from '../platform/graphql/batch.ts';
import type { Connection } from '../platform/graphql/connection.ts';
import { timeCursors } from '../platform/graphql/cursors.ts';
import type { PageArguments } from '../platform/graphql/paginate.ts';
import { validateInput } from '../platform/graphql/validation.ts';
import { allow, requireViewer } from '../platform/lib/allow.ts';
import { badInput, DomainError } from '../platform/lib/errors.ts';
import { GroupRulesInput } from './groupRulesInputs.ts';
import { groupWithFacts, noGroup, reloadGroup } from './groups.ts';
import { withOrganisers } from './organiserRows.ts';
import { asOrganiser, requireOrganised } from './organisers.ts';

// The rules of a group. Each saved change is a new version. Everyone who finds the group reads the current one. Organisers read all
// versions. A member acknowledges a version: this is a fact of the membership, so it ends with it.

// The group is locked, so the number of the new version is free. A request that has waited for the lock is older than the last version
// can be. Versions are listed by time, so the new one is always the latest.
const writeStatement = statement(
  'groupRules.write',
  `with current as (
     select g.id, r.text, last.version, greatest($4::timestamptz, last.at + interval '1 ms') as at
     from "group" g left join group_rules r on r.group_id = g.id and r.version = g.rules_version
     cross join lateral (select max(v.version) as version, max(v.created_at) as at from group_rules v where v.group_id = g.id) last
     where g.id = $1
   ), written as (
     insert into group_rules (id, group_id, version, text, author_id, created_at)
     select gen_random_uuid(), id, coalesce(version, 0) + 1, $2::text, $3::uuid, at from current
     where $2::text is distinct from text returning version
   ), known as (
     update group_member m set rules_version = written.version, rules_acknowledged_at = $4::timestamptz from written
     where m.group_id = $1 and m.user_id = $3::uuid and $2::text is not null
   )
   update "group" set rules_version = case when $2::text is not null then written.version end from written where id = $1
   returning written.version`,
);
const acknowledgeStatement = statement(
  'groupRules.acknowledge',
  `update group_member m set rules_version = g.rules_version, rules_acknowledged_at = $4::timestamptz
   from "group" g
   where g.id = $1 and m.group_id = g.id and m.user_id = $2 and g.rules_version = $3::int
     and m.rules_version is distinct from g.rules_version`,
);

/** Writes a version, unless the text is the current one. */
async function write(em: EntityManager, by: ByOperator, group: Group, authorId: string | null, text: string) {
  const words = text.trim() || null;
  const [written] = await sqlIn(em)<{ version: number }>(writeStatement, [group.id, words, authorId, by.now]);
  if (!written) return;
  noteAct(by, { verb: 'group rules set', targetId: group.id, note: `version ${written.version}` });
}

/**
 * Saves a new version of the rules of a group that the viewer organises, who acknowledges it by that. A blank text removes the rules.
 * Saving the current text has no effect. Throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, RATE_LIMITED beyond the limit of texts.
 */
export async function setGroupRules(ctx: Context, { groupId, text }: GroupRulesInput): Promise<Group> {
  const group = await requireOrganised(ctx, groupId);
  await asOrganiser(ctx, group, (em, by, { id }) => write(em, by, group, id, text));
  return reloadGroup(ctx, group.id);
}

/** `setGroupRules` for the operator. Throws NOT_FOUND, BAD_USER_INPUT. */
export async function setRulesAsOperator(ctx: OperatorContext, groupId: string, text: string): Promise<Group> {
  await validateInput(Object.assign(new GroupRulesInput(), { groupId, text }));
  const group = await reloadGroup(ctx, groupId);
  await withOrganisers(ctx, group.id, (em) =>
    write(em, { em, now: ctx.now, operatorName: ctx.operatorName }, group, null, text),
  );
  return reloadGroup(ctx, group.id);
}

/**
 * Acknowledges the current version of the rules of a group to which the viewer belongs. Idempotent: the first time counts. Throws
 * UNAUTHENTICATED, NOT_FOUND, FORBIDDEN for somebody who is no member, and CONFLICT for another version than the current one.
 */
export async function acknowledgeGroupRules(ctx: Context, groupId: string, version: number): Promise<Group> {
  const viewer = requireViewer(ctx);
  const found = await groupWithFacts(ctx, groupId);
  allow(viewer, groupPolicy.read, found);
  if (!found.viewerIsMember)
    throw new DomainError('FORBIDDEN', 'Only members of a group acknowledge its rules: join the group first');
  await ctx.sql(acknowledgeStatement, [found.id, viewer.id, version, ctx.now]);
  const group = await reloadGroup(ctx, found.id);
  if (group.rulesVersion === null) throw badInput('This group has no rules', 'version');
  if (group.rulesVersion !== version)
    throw new DomainError('CONFLICT', `The rules have changed: read version ${group.rulesVersion} first`, {
      field: 'version',
    });
  return group;
}

const currentStatement = statement(
  'groupRules.current',
  `select ${columnsOf(GroupRules, 'r')} from group_rules r
   join "group" g on g.id = r.group_id and g.rules_version = r.version where g.id = any($1::uuid[])`,
);
const pagesStatement = statement(
  'groupRules.pages',
  `select ${columnsOf(GroupRules, 'r')}, r.group_id as "ownerId", r.created_at as "listedAt"
   from unnest($1::uuid[]) owner(id)
   cross join lateral (
     select * from group_rules r where r.group_id = owner.id and (r.created_at, r.id) < ($2::timestamptz, $3::uuid)
     order by r.created_at desc, r.id desc limit $4 offset $5
   ) r order by r.created_at desc, r.id desc`,
);
const cursors = timeCursors('groupRules');

export const groupRulesLoaders = ({ sql }: Reader) => ({
  /** The current rules of groups; null is none. Callers must check that the viewer may read the group. */
  rulesOfGroup: one<GroupRules>(
    (groupIds) => sql<GroupRules & Record<string, unknown>>(currentStatement, [groupIds]),
    ({ groupId }) => groupId,
  ),
  /** All versions. Only domain code may use it, for organisers. */
  rulesVersionsOfGroup: ownedPages(cursors, (values) => sql<Owned<GroupRules>>(pagesStatement, values), latest),
});

/** The current rules of a group that the viewer has found. Null for none. */
export async function rulesOf(ctx: Context, { id, rulesVersion }: Group): Promise<GroupRules | null> {
  return rulesVersion === null ? null : ctx.load.rulesOfGroup.load(id);
}

/** The organiser who saved a version, for organisers. */
export async function rulesAuthor(ctx: Context, { groupId, authorId }: GroupRules): Promise<User | null> {
  const isKnown = authorId !== null && (await ctx.load.viewerOrganises.load(groupId));
  return isKnown ? ctx.load.userById.load(authorId) : null;
}

/** All versions of the rules of a group, the newest first; none for viewers who do not organise it. */
export async function listRulesVersions(
  ctx: Context,
  { id }: Group,
  page: PageArguments,
): Promise<Connection<GroupRules>> {
  const ownerId = (await ctx.load.viewerOrganises.load(id)) ? id : noGroup;
  return ctx.load.rulesVersionsOfGroup.load({ ...page, ownerId });
}
