import type { Context, OperatorContext } from '../context.ts';
import { lockSession } from '../model/auth/lockSession.ts';
import type { Group } from '../model/groups/Group.ts';
import { GroupInvitation } from '../model/groups/GroupInvitation.ts';
import { GroupKind } from '../model/groups/GroupKind.ts';
import { organisesGroup } from '../model/groups/organising.ts';
import { acknowledged } from '../model/groups/rulesAcknowledged.ts';
import { inputLimits } from '../model/inputLimits.ts';
import { type ByOperator, noteAct } from '../model/operators/noteAct.ts';
import type { Reader } from '../model/reader.ts';
import { stayRevoked } from '../model/takedowns/stayRevoked.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { statement } from '../platform/database/sql.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import { many } from '../platform/graphql/batch.ts';
import { requireSession } from '../platform/lib/access.ts';
import { requireViewer } from '../platform/lib/allow.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { isId } from '../platform/lib/ids.ts';
import { hashToken, isToken, newToken } from '../platform/lib/tokens.ts';
import { reloadGroup } from './groups.ts';
import { withOrganisers } from './organiserRows.ts';
import { asOrganiser, requireOrganised } from './organisers.ts';

// Links by which members join a group. One statement counts a use, so that of many members who press at once only as many join as
// allowed. A link works only while its maker organises the group and is not suspended.

const day = 24 * 60 * 60 * 1000;
const most = inputLimits.group.invitations;

const isValid = (now: string) =>
  `i.use_count < i.max_uses and i.expires_at > ${now} and ${organisesGroup('i.maker_id', 'i.group_id')}
   and not exists (select from "user" maker where maker.id = i.maker_id and maker.suspended_at is not null)`;

const listStatement = statement(
  'groupInvitation.list',
  `select ${columnsOf(GroupInvitation, 'i')} from group_invitation i
   where i.group_id = any($1::uuid[]) and ${isValid('$2::timestamptz')} order by i.created_at desc, i.id desc`,
);
const countStatement = statement(
  'groupInvitation.count',
  `select count(*)::int as count from group_invitation i where i.group_id = $1 and ${isValid('$2::timestamptz')}`,
);
const groupOfStatement = statement(
  'groupInvitation.groupOf',
  'select group_id as "groupId" from group_invitation where id = $1',
);
const makerStatement = statement(
  'groupInvitation.maker',
  `select m.user_id as id from group_member m join "user" u on u.id = m.user_id
   where m.group_id = $1 and m.organises_since is not null and u.suspended_at is null
   order by m.organises_since, m.user_id limit 1`,
);
const revokeStatement = statement('groupInvitation.revoke', 'delete from group_invitation where id = $1');
const invitedStatement = statement(
  'groupInvitation.invited',
  `select g.id, g.name, g.description, g.picture, g.kind, g.member_count as "memberCount",
     g.rules_version as "rulesVersion", r.text as rules
   from group_invitation i join "group" g on g.id = i.group_id
   left join group_rules r on r.group_id = g.id and r.version = g.rules_version
   where i.token_hash = $1 and ${isValid('$2::timestamptz')}`,
);
const picturedStatement = statement(
  'groupInvitation.pictured',
  `select from group_invitation i join "group" g on g.id = i.group_id
   where i.token_hash = $1 and g.picture = $3 and ${isValid('$2::timestamptz')}`,
);
const useStatement = statement(
  'groupInvitation.use',
  `with joined as (
     insert into group_member (group_id, user_id, created_at, rules_version, rules_acknowledged_at)
     select i.group_id, $2::uuid, $3::timestamptz, ${acknowledged('g', '$4::int', '$3::timestamptz')}
     from group_invitation i join "group" g on g.id = i.group_id
     where i.token_hash = $1 and ${isValid('$3::timestamptz')} and not exists (
       select from group_removal r where r.group_id = i.group_id and r.user_id = $2::uuid and r.created_at >= i.created_at
     )
     on conflict do nothing returning group_id, user_id
   ), answered as (
     delete from group_request q using joined where q.group_id = joined.group_id and q.user_id = joined.user_id
   ), forgiven as (
     delete from group_removal r using joined where r.group_id = joined.group_id and r.user_id = joined.user_id
   )
   update group_invitation i set use_count = use_count + 1 from joined where i.token_hash = $1 returning i.id`,
);
const isMemberStatement = statement(
  'groupInvitation.isMember',
  'select from group_member where group_id = $1 and user_id = $2',
);

interface Plan {
  readonly groupId: string;
  readonly uses: number;
  readonly days: number;
}

/** A new invitation with the path of its link, which is not stored. */
export interface MadeGroupInvitation {
  invitation: GroupInvitation;
  path: string;
}

/** Makes a link to a group that the viewer organises. Throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, also for access tokens, CONFLICT, RATE_LIMITED. */
export async function createGroupInvitation(ctx: Context, { groupId, uses, days }: Plan): Promise<MadeGroupInvitation> {
  const { sessionToken } = requireSession(
    ctx,
    'An access token may not make invitation links: sign in with a password',
  );
  const group = await requireOrganised(ctx, groupId);
  return asOrganiser(ctx, group, async (em, by, viewer) => {
    // A new password waits for this, and revokes the link, or this finds that the session has ended.
    await lockSession(em, viewer.id, sessionToken);
    return makeIn(by, { groupId: group.id, uses, days }, viewer.id);
  });
}

/** Makes a link to a locked group. Throws CONFLICT beyond the maximum. */
async function makeIn(by: ByOperator, { groupId, uses, days }: Plan, makerId: string): Promise<MadeGroupInvitation> {
  const [valid] = await sqlIn(by.em)<{ count: number }>(countStatement, [groupId, by.now]);
  if ((valid?.count ?? 0) >= most)
    throw new DomainError('CONFLICT', `A group can have at most ${most} invitation links: revoke one first`);
  const token = newToken();
  const invitation = Object.assign(new GroupInvitation(), {
    groupId,
    makerId,
    tokenHash: hashToken(token),
    maxUses: uses,
    createdAt: by.now,
    expiresAt: new Date(by.now.getTime() + days * day),
  });
  noteAct(by, { verb: 'group invitation create', targetId: groupId, note: `${uses} uses, ${days} days` });
  by.em.persist(invitation);
  return { invitation, path: `/groups/join/${token}` };
}

/**
 * `createGroupInvitation` for the operator. The link is one of the longest-serving organiser, and works while they organise the group.
 * Throws NOT_FOUND, CONFLICT, also for a group without organisers.
 */
export function createInvitationAsOperator(ctx: OperatorContext, plan: Plan): Promise<MadeGroupInvitation> {
  return withOrganisers(ctx, plan.groupId, async (em) => {
    const [maker] = await sqlIn(em)<{ id: string }>(makerStatement, [plan.groupId]);
    if (!maker)
      throw new DomainError('CONFLICT', 'Nobody organises this group, so no link to it works: appoint an organiser');
    return makeIn({ em, now: ctx.now, operatorName: ctx.operatorName }, plan, maker.id);
  });
}

const noInvitation = () => new DomainError('NOT_FOUND', 'Invitation not found');

/** Ends a link to a group that the viewer organises. Throws UNAUTHENTICATED, NOT_FOUND. */
export async function revokeGroupInvitation(ctx: Context, invitationId: string): Promise<Group> {
  const { id: ownerId } = requireViewer(ctx);
  const link = { ownerId, table: 'group_invitation', column: 'id', value: invitationId };
  return stayRevoked(ctx, link, () => revoke(ctx, invitationId));
}

async function revoke(ctx: Context, invitationId: string): Promise<Group> {
  const [found] = isId(invitationId) ? await ctx.sql<{ groupId: string }>(groupOfStatement, [invitationId]) : [];
  // Whether a link exists is for its organisers only.
  if (!found || !(await ctx.load.viewerOrganises.load(found.groupId))) throw noInvitation();
  const group = await requireOrganised(ctx, found.groupId);
  await asOrganiser(ctx, group, (_em, by) => revokeIn(by, group.id, invitationId));
  return reloadGroup(ctx, group.id);
}

async function revokeIn(by: ByOperator, groupId: string, invitationId: string): Promise<void> {
  await sqlIn(by.em)(revokeStatement, [invitationId]);
  noteAct(by, { verb: 'group invitation revoke', targetId: groupId });
}

/** `revokeGroupInvitation` for the operator. Throws NOT_FOUND. */
export async function revokeInvitationAsOperator(ctx: OperatorContext, invitationId: string): Promise<void> {
  const [found] = isId(invitationId) ? await ctx.sql<{ groupId: string }>(groupOfStatement, [invitationId]) : [];
  if (!found) throw noInvitation();
  await withOrganisers(ctx, found.groupId, (em) =>
    revokeIn({ em, now: ctx.now, operatorName: ctx.operatorName }, found.groupId, invitationId),
  );
}

/** The facts of a group that the page of a link shows. */
export interface InvitedGroup {
  id: string;
  name: string;
  description: string | null;
  picture: string | null;
  kind: GroupKind;
  memberCount: number;
  rulesVersion: number | null;
  /** The text of the current rules. */
  rules: string | null;
}

/** The group of a link, null if the link does not work. The link is the permission to read these facts. */
export async function findInvitedGroup({ sql, now }: Reader, token: string): Promise<InvitedGroup | null> {
  if (!isToken(token)) return null;
  const [group] = await sql<InvitedGroup & {}>(invitedStatement, [hashToken(token), now]);
  if (!group) return null;
  const isProtected = group.kind === GroupKind.HIDDEN && group.picture?.startsWith('/media/');
  return isProtected ? { ...group, picture: `${group.picture}?invitation=${token}` } : group;
}

/** Whether a link that works is to the group with this picture. Its holders may load it before they join. */
export async function isInvitedPicture(
  { sql, now }: Pick<Reader, 'sql' | 'now'>,
  token: unknown,
  url: string,
): Promise<boolean> {
  if (typeof token !== 'string' || !isToken(token)) return false;
  return (await sql(picturedStatement, [hashToken(token), now, url])).length > 0;
}

/**
 * Joins a group by a link. A member of the group uses nothing up. Throws UNAUTHENTICATED, and NOT_FOUND for a link that is unknown,
 * revoked, expired or used up, or older than the removal of the viewer from the group.
 */
export async function joinInvitedGroup(
  ctx: Context,
  token: string,
  rulesVersion: number | null = null,
): Promise<Group> {
  const viewer = requireViewer(ctx);
  const invited = await findInvitedGroup(ctx, token);
  if (!invited) throw noInvitation();
  // The lock of the group comes first, as in the removal of the link, and makes members who press at once take turns.
  await withOrganisers(ctx, invited.id, async (em) => {
    const sql = sqlIn(em);
    if ((await sql(isMemberStatement, [invited.id, viewer.id])).length > 0) return;
    if ((await sql(useStatement, [hashToken(token), viewer.id, ctx.now, rulesVersion])).length === 0)
      throw noInvitation();
  });
  return reloadGroup(ctx, invited.id);
}

/** Loads the working links of groups, the newest first. Only domain code may use it, for organisers. */
export const invitationsOfGroups = ({ sql, now }: Reader) =>
  many<GroupInvitation>(
    (groupIds) => sql<GroupInvitation & Record<string, unknown>>(listStatement, [groupIds, now]),
    ({ groupId }) => groupId,
  );

/** The working links of a group, the newest first; none for viewers who do not organise it. */
export const listGroupInvitations = async (ctx: Context, { id }: Group): Promise<GroupInvitation[]> =>
  (await ctx.load.viewerOrganises.load(id)) ? ctx.load.invitationsOfGroup.load(id) : [];

/** The working links of a group, the newest first. For the operator. */
export const listInvitationsAsOperator = (ctx: OperatorContext, groupId: string): Promise<GroupInvitation[]> =>
  ctx.load.invitationsOfGroup.load(groupId);
