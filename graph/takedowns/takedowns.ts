import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, clearLoaders, type OperatorContext } from '../context.ts';
import { settleReports } from '../model/moderation/settleReports.ts';
import { Moment } from '../model/moments/Moment.ts';
import { NotificationKind } from '../model/notifications/NotificationKind.ts';
import { publishNotified } from '../model/notifications/notificationChanges.ts';
import { notifying } from '../model/notifications/notifying.ts';
import { checkWords } from '../model/operators/checkWords.ts';
import { noteAct } from '../model/operators/noteAct.ts';
import { PostActivityKind, publishPost, publishPostChanged } from '../model/posts/postChanges.ts';
import { publishRide, publishRideChanged, RideActivityKind } from '../model/rides/rideChanges.ts';
import { Takedown } from '../model/takedowns/Takedown.ts';
import { TakedownDecision, TakedownKind, TakedownReason } from '../model/takedowns/TakedownKind.ts';
import { lockPlaces } from '../model/zones/lockPlaces.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import { badInput, DomainError } from '../platform/lib/errors.ts';
import { isId } from '../platform/lib/ids.ts';
import { changeOf } from '../platform/live/pubSub.ts';
import { hideInZone } from '../zones/hideInZone.ts';
import type { Removable } from './findContent.ts';
import { type ChangedRow, lockPart, type Part, publishPart, removePart, restorePart } from './removedParts.ts';
import { forgetRows, removeRows, restoreRows } from './removedRows.ts';
import { lockTarget, noteChange, type RowKind, rowsOfKind, type Target } from './takedownTargets.ts';

// Operators take content down and restore it. Organisers take content in their group down (see `groupTakedowns.ts`). The rows leave their tables (see `removedRows.ts`), the decision stays.

/** Why an operator acts. */
export interface Grounds {
  readonly reason: string;
  readonly words: string;
}

/** Checks the reason and the words of an operator. Throws BAD_USER_INPUT. */
export function checkGrounds({ reason, words }: Grounds): { reason: TakedownReason; words: string } {
  const known = Object.values(TakedownReason).find((each) => each === reason);
  if (!known) throw badInput(`reason must be one of ${Object.values(TakedownReason).join(', ')}`, 'reason');
  return { reason: known, words: checkWords(words) };
}

/** A notification of a deleted ride must not show the text of the removed post, and its author has not deleted it. */
const blankDeletions = `update notification set actor_id = null, ride_title = 'A ride that the operator removed',
    plan_before = jsonb_set(plan_after, '{location}', 'null') - 'calledOffReason',
    plan_after = jsonb_set(plan_after, '{location}', 'null') - 'calledOffReason'
  where kind = 'rideDeleted' and subject_id in (
    select (row ->> 'id')::uuid from takedown_row where takedown_id = $1 and table_name = 'ride'
  )`;

function publishRemoval(ctx: Context, kind: TakedownKind, { id, postId, authorId, isRide }: Target): void {
  if (postId === null) return;
  const change = (word: string) => changeOf(word, id, ctx.now, authorId === null ? [] : [authorId]);
  if (kind === TakedownKind.COMMENT) publishPost(ctx, postId, change(PostActivityKind.COMMENT_DELETED));
  else if (kind === TakedownKind.MOMENT) publishRide(ctx, postId, change(RideActivityKind.MOMENT_DELETED));
  else publishPostChanged(ctx, postId);
  if (isRide) publishRideChanged(ctx, postId);
}

/** A target of a removal: how it is locked and read, and how it is removed once the decision is stored. */
interface Removal<Found extends { authorId: string | null; excerpt: string | null }> {
  readonly kind: TakedownKind;
  readonly id: string;
  lock(em: EntityManager): Promise<Found | null>;
  remove(em: EntityManager, target: Found, takedownId: string): Promise<void>;
  publish(target: Found): void;
  /** Checks with the target locked that the caller organises its group. Returns the id of the group. Absent for the operator. */
  inGroup?: InGroup | undefined;
}

type InGroup = (em: EntityManager) => Promise<string>;

/** A removal, and how many open reports it has closed. */
export interface Removed {
  readonly takedown: Takedown;
  readonly closedReports: number;
}

/**
 * Stores the decision, removes the target, closes its open reports, and notifies its author. The removal of a picture closes none:
 * reports are about the whole. Throws NOT_FOUND, and BAD_USER_INPUT for a wrong reason.
 */
async function decide<Found extends { authorId: string | null; excerpt: string | null }>(
  ctx: OperatorContext,
  { kind, id, lock, remove, publish, inGroup }: Removal<Found>,
  grounds: Grounds,
): Promise<Removed> {
  const takedown = Object.assign(new Takedown(), { kind, targetId: id, createdAt: ctx.now, ...checkGrounds(grounds) });
  noteAct(ctx, { verb: 'content remove', targetId: id, note: noteOf(takedown) });
  const { target, closedReports } = await inTransaction(ctx.em, async (em) => {
    const target = await lock(em);
    if (!target) throw new DomainError('NOT_FOUND', 'Content not found');
    const groupId = inGroup ? await inGroup(em) : null;
    em.persist(Object.assign(takedown, { authorId: target.authorId, excerpt: target.excerpt, groupId }));
    await em.flush();
    await remove(em, target, takedown.id);
    const settled = { takedownId: takedown.id, targetId: id, words: takedown.words };
    const closedReports = kind === TakedownKind.PICTURE ? 0 : await settleReports(em, ctx, settled);
    await notifyDecision(em, takedown, NotificationKind.CONTENT_REMOVED, ctx.now);
    return { target, closedReports };
  });
  publish(target);
  publishDecision(ctx, takedown, NotificationKind.CONTENT_REMOVED);
  clearLoaders(ctx);
  return { takedown, closedReports };
}

/**
 * Removes a post, comment, moment or group with everything under it, for everyone. Throws NOT_FOUND, and BAD_USER_INPUT for a
 * reason that is not in the list.
 */
export function takeDown(
  ctx: OperatorContext,
  kind: RowKind,
  id: string,
  grounds: Grounds,
  inGroup?: InGroup,
): Promise<Removed> {
  const removal: Removal<Target> = {
    kind,
    id,
    inGroup,
    lock: (em) => lockTarget(em, kind, id),
    async remove(em, target, takedownId) {
      await noteChange(em, kind, target, ctx.now);
      await removeRows(em, { takedownId, table: rowsOfKind[kind].table, id });
      await sqlIn(em)({ name: 'takedown.blank', text: blankDeletions }, [takedownId]);
    },
    publish: (target) => publishRemoval(ctx, kind, target),
  };
  return decide(ctx, removal, grounds);
}

/** Removes one picture of a row, or the texts and the picture of a profile. The row stays. Throws like `takeDown`. */
export function takeDownPart(ctx: OperatorContext, part: Part, grounds: Grounds): Promise<Removed> {
  const removal: Removal<NonNullable<Awaited<ReturnType<typeof lockPart>>>> = {
    kind: part.kind,
    id: part.id,
    lock: (em) => lockPart(em, part),
    remove: (em, target, takedownId) => removePart(em, part, target, takedownId),
    publish: (target) => publishPart(ctx, target),
  };
  return decide(ctx, removal, grounds);
}

/** Removes what an operator has found. Throws like `takeDown`. */
export const removeContent = (ctx: OperatorContext, found: Removable, grounds: Grounds): Promise<Removed> =>
  'place' in found ? takeDownPart(ctx, found, grounds) : takeDown(ctx, found.kind, found.id, grounds);

/** Notifies the author of a decision. */
async function notifyDecision(em: EntityManager, { id, authorId }: Takedown, kind: NotificationKind, at: Date) {
  if (authorId === null) return;
  const told = `select $1::uuid as user_id, '${kind}' as kind, $2::uuid as subject_id, null::uuid as post_id, null::uuid as comment_id,
    $3::timestamptz as at`;
  await sqlIn(em)({ name: 'takedown.notify', text: notifying(told) }, [authorId, id, at]);
}

function publishDecision(ctx: Context, { id, authorId }: Takedown, kind: NotificationKind): void {
  if (authorId !== null) publishNotified(ctx, [authorId], { kind, subjectId: id });
}

/** Warns a member. Throws BAD_USER_INPUT for a reason that is not in the list. */
export async function warn(ctx: OperatorContext, userId: string, grounds: Grounds): Promise<Takedown> {
  const facts = { kind: TakedownKind.WARNING, targetId: userId, authorId: userId, createdAt: ctx.now };
  const takedown = Object.assign(new Takedown(), facts, checkGrounds(grounds));
  noteAct(ctx, { verb: 'user warn', targetId: userId, note: `${takedown.reason}: ${takedown.words}` });
  await inTransaction(ctx.em, async (em) => {
    em.persist(takedown);
    await em.flush();
    await notifyDecision(em, takedown, NotificationKind.WARNING, ctx.now);
  });
  publishDecision(ctx, takedown, NotificationKind.WARNING);
  return takedown;
}

const noteOf = ({ kind, reason, words }: Takedown) => `${kind}, ${reason}: ${words}`;

/** Locks a takedown. Throws NOT_FOUND. */
async function lockTakedown(em: EntityManager, id: string): Promise<Takedown> {
  const found = isId(id) ? await em.execute('select from takedown where id = ? for update', [id]) : [];
  const takedown = found.length > 0 ? await em.findOne(Takedown, id, { refresh: true }) : null;
  if (!takedown) throw new DomainError('NOT_FOUND', 'Takedown not found');
  return takedown;
}

const momentsText = `select (row ->> 'id')::uuid as id from takedown_row where takedown_id = ? and table_name = 'moment'`;

/** A privacy zone that was created while moments were removed hides their points too. */
async function hidePoints(em: EntityManager, takedownId: string): Promise<void> {
  const ids = await em.execute<{ id: string }[]>(momentsText, [takedownId]);
  const moments = await em.find(Moment, { id: ids.map(({ id }) => id) });
  for (const authorId of new Set(moments.map((moment) => moment.authorId))) await lockPlaces(em, authorId);
  for (const moment of moments) await hideInZone(em, moment);
}

const partKinds: readonly TakedownKind[] = [TakedownKind.PICTURE, TakedownKind.PROFILE];

/** Restores what a takedown removed, in a transaction. Returns the row of a part. Throws CONFLICT if it is back or gone for good. */
async function bringBack(em: EntityManager, takedown: Takedown): Promise<ChangedRow | null> {
  if (takedown.kind === TakedownKind.WARNING) throw new DomainError('CONFLICT', 'A warning has removed nothing');
  if (takedown.decision === TakedownDecision.RESTORED) throw new DomainError('CONFLICT', 'It is restored already');
  if (takedown.forgottenAt) throw new DomainError('CONFLICT', 'It was deleted for good');
  const isPart = partKinds.includes(takedown.kind);
  const part = isPart ? await restorePart(em, takedown.id) : null;
  if (!part) {
    await restoreRows(em, takedown.id);
    await hidePoints(em, takedown.id);
  }
  await forgetRows(em, takedown.id);
  return part;
}

/** Restores what a takedown removed. Throws NOT_FOUND, CONFLICT. */
export async function restoreTakedown(ctx: OperatorContext, id: string, words: string | null): Promise<Takedown> {
  const decisionWords = words === null ? null : checkWords(words);
  noteAct(ctx, { verb: 'content restore', targetId: isId(id) ? id : null, note: decisionWords });
  const { takedown, part } = await inTransaction(ctx.em, async (em) => {
    const takedown = await lockTakedown(em, id);
    const part = await bringBack(em, takedown);
    await notifyDecision(em, takedown, NotificationKind.APPEAL_DECIDED, ctx.now);
    Object.assign(takedown, { decision: TakedownDecision.RESTORED, decidedAt: ctx.now, decisionWords });
    return { takedown, part };
  });
  publishDecision(ctx, takedown, NotificationKind.APPEAL_DECIDED);
  if (takedown.targetId && takedown.kind === TakedownKind.POST) publishPostChanged(ctx, takedown.targetId);
  if (part) publishPart(ctx, part);
  clearLoaders(ctx);
  return takedown;
}

/** Refuses an appeal. Throws NOT_FOUND, CONFLICT if no appeal waits, BAD_USER_INPUT. */
async function refuseAppeal(ctx: OperatorContext, id: string, words: string): Promise<Takedown> {
  const decisionWords = checkWords(words);
  noteAct(ctx, { verb: 'appeal answer', targetId: isId(id) ? id : null, note: decisionWords });
  const takedown = await inTransaction(ctx.em, async (em) => {
    const takedown = await lockTakedown(em, id);
    if (takedown.appealedAt === null || takedown.decidedAt !== null)
      throw new DomainError('CONFLICT', 'No appeal waits for an answer');
    await notifyDecision(em, takedown, NotificationKind.APPEAL_DECIDED, ctx.now);
    return Object.assign(takedown, { decision: TakedownDecision.UPHELD, decidedAt: ctx.now, decisionWords });
  });
  publishDecision(ctx, takedown, NotificationKind.APPEAL_DECIDED);
  return takedown;
}

/** Answers an appeal: restores what was removed, or upholds the removal. Throws NOT_FOUND, CONFLICT, BAD_USER_INPUT. */
export function answerAppeal(
  ctx: OperatorContext,
  id: string,
  { decision, words }: { readonly decision: TakedownDecision; readonly words: string },
): Promise<Takedown> {
  return decision === TakedownDecision.RESTORED ? restoreTakedown(ctx, id, words) : refuseAppeal(ctx, id, words);
}
