import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context, OperatorContext } from '../context.ts';
import type { Group } from '../model/groups/Group.ts';
import { organiserPolicy } from '../model/groups/groupPolicy.ts';
import { NotificationKind } from '../model/notifications/NotificationKind.ts';
import { publishNotified } from '../model/notifications/notificationChanges.ts';
import { type ByOperator, noteAct } from '../model/operators/noteAct.ts';
import type { User } from '../model/users/User.ts';
import { statement } from '../platform/database/sql.ts';
import { allow, requireViewer, type Viewer } from '../platform/lib/allow.ts';
import { badInput } from '../platform/lib/errors.ts';
import { idIn, isId, nobodysId } from '../platform/lib/ids.ts';
import { findGroup, mayEnter, noSuchGroup, reloadGroup } from './groups.ts';
import { appoint, endOrganising, enrol, standingOf, withOrganisers } from './organiserRows.ts';

// Members who organise a group. Another organiser or the operator appoints them. They resign themselves, or the operator ends it.
// A group without organisers is the operator's alone.

/** The organisers of a group, the longest-serving first; none for viewers who may not read them. Throws NOT_FOUND. */
export async function listOrganisers(ctx: Context, groupId: string): Promise<User[]> {
  const group = await findGroup(ctx, groupId);
  if (!group) throw noSuchGroup();
  return organisersOf(ctx, group);
}

/** The organisers of a found group, as `listOrganisers`. */
export const organisersOf = async (ctx: Context, group: Group): Promise<User[]> =>
  (await mayEnter(ctx, group)) ? ctx.load.organisersOfGroup.load(group.id) : [];

/** The group, if the viewer organises it. Throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN. */
export async function requireOrganised(ctx: Context, groupId: string): Promise<Group> {
  requireViewer(ctx);
  const group = await findGroup(ctx, groupId);
  const organised = group && { ...group, viewerOrganises: await ctx.load.viewerOrganises.load(group.id) };
  allow(ctx.viewer, organiserPolicy.organise, organised);
  return organised;
}

type OrganiserAct<Result> = (em: EntityManager, by: ByOperator, viewer: Viewer) => Promise<Result>;

/**
 * Runs an act of the viewer with a group locked, if they organise it now. `by` names them in the log of operators by their id, because
 * the log outlives their account. Costs one of their texts, so that nobody fills the log. Throws NOT_FOUND, FORBIDDEN, RATE_LIMITED.
 */
export async function asOrganiser<Result>(ctx: Context, group: Group, act: OrganiserAct<Result>): Promise<Result> {
  await ctx.services.limiter.consume('texts', requireViewer(ctx).id);
  return whileOrganiser(ctx, group, act);
}

/** Runs a further part of an act that `asOrganiser` has begun. Throws NOT_FOUND, FORBIDDEN. */
export function whileOrganiser<Result>(ctx: Context, group: Group, act: OrganiserAct<Result>): Promise<Result> {
  const viewer = requireViewer(ctx);
  return withOrganisers(ctx, group.id, async (em) => {
    const { isOrganiser } = await standingOf(em, group.id, viewer.id);
    allow(viewer, organiserPolicy.organise, { ...group, viewerOrganises: isOrganiser });
    return act(em, { em, now: ctx.now, operatorName: `organiser ${viewer.id}`, isOrganiser }, viewer);
  });
}

/** Makes another member an organiser of a group that the viewer organises. Idempotent. Throws like `requireOrganised`, and BAD_USER_INPUT. */
export async function appointOrganiser(ctx: Context, groupId: string, userId: string): Promise<Group> {
  const group = await requireOrganised(ctx, groupId);
  const isNew = await asOrganiser(ctx, group, (em, _by, { id }) =>
    appoint(em, { groupId: group.id, userId: idIn(userId), byId: id, at: ctx.now, field: 'userId' }),
  );
  if (isNew) publishAppointed(ctx, group, idIn(userId));
  return reloadGroup(ctx, group.id);
}

function publishAppointed(ctx: Context, { id }: Group, userId: string): void {
  publishNotified(ctx, [userId], { kind: NotificationKind.ORGANISER_APPOINTED, subjectId: id });
}

/**
 * Ends the organising of the viewer, who stays a member. The only organiser names another member. Idempotent. Throws UNAUTHENTICATED,
 * NOT_FOUND, BAD_USER_INPUT.
 */
export async function resignAsOrganiser(ctx: Context, groupId: string, successorId: string | null): Promise<Group> {
  const { id } = requireViewer(ctx);
  const group = await findGroup(ctx, groupId);
  if (!group) throw noSuchGroup();
  const isNew = await withOrganisers(ctx, group.id, async (em) => {
    const { isOrganiser, hasOther, hasSuccessor } = await standingOf(em, group.id, id);
    if (!isOrganiser) return false;
    const field = 'successorId';
    const successor = successorId !== null && another(successorId, id);
    const isNew =
      successor && (await appoint(em, { groupId: group.id, userId: successor, byId: id, at: ctx.now, field }));
    if (!successor && !hasOther && hasSuccessor)
      throw badInput('You are the only organiser of this group: name the member who organises it after you', field);
    await endOrganising(em, group.id, id);
    return isNew;
  });
  if (isNew && successorId !== null) publishAppointed(ctx, group, idIn(successorId));
  return reloadGroup(ctx, group.id);
}

/** The id of a successor, who cannot be the member. */
const another = (successorId: string, id: string) => (idIn(successorId) === id ? nobodysId : idIn(successorId));

const namedStatement = statement('organiser.named', 'select id from "user" where lower(username) = lower($1)');

/** Appoints a member, who joins a closed or hidden group by it, or ends their organising; idempotent. For the operator. Throws NOT_FOUND, BAD_USER_INPUT. */
export async function setGroupOrganiser(
  ctx: OperatorContext,
  { groupId, username, organises }: { groupId: string; username: string; organises: boolean },
): Promise<Group> {
  if (!isId(groupId)) throw noSuchGroup();
  const group = await reloadGroup(ctx, groupId);
  const [user] = username.includes('\u0000') ? [] : await ctx.sql<{ id: string }>(namedStatement, [username.trim()]);
  const verb = `group organiser ${organises ? 'add' : 'remove'}`;
  const userId = user?.id ?? nobodysId;
  const isNew = await withOrganisers(ctx, group.id, async (em) => {
    if (organises) await enrol(em, group.id, userId, ctx.now);
    const appointment = { groupId: group.id, userId, byId: null, at: ctx.now, field: 'username' };
    const isNew = organises && (await appoint(em, appointment));
    if (!organises) await endOrganising(em, group.id, userId);
    noteAct({ em, now: ctx.now, operatorName: ctx.operatorName }, { verb, targetId: group.id, note: user?.id ?? null });
    return isNew;
  });
  if (isNew) publishAppointed(ctx, group, userId);
  return reloadGroup(ctx, group.id);
}
