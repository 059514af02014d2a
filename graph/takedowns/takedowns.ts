import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, clearLoaders, type OperatorContext } from '../context.ts';
import { ReportTarget } from '../model/moderation/Report.ts';
import { settleReports } from '../model/moderation/settleReports.ts';
import { NotificationKind } from '../model/notifications/NotificationKind.ts';
import { publishNotified } from '../model/notifications/notificationChanges.ts';
import { checkWords } from '../model/operators/checkWords.ts';
import { type ByOperator, noteAct } from '../model/operators/noteAct.ts';
import { PostActivityKind, publishPost } from '../model/posts/postChanges.ts';
import { publishChanged, publishRide, publishRideChanged, RideActivityKind } from '../model/rides/rideChanges.ts';
import { Takedown } from '../model/takedowns/Takedown.ts';
import { TakedownKind, TakedownReason } from '../model/takedowns/TakedownKind.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import { badInput, DomainError } from '../platform/lib/errors.ts';
import { changeOf } from '../platform/live/pubSub.ts';
import { addReaders, notifyDecision } from './decisionReaders.ts';
import type { Removable } from './findContent.ts';
import { type Deletion, notifyRegistered, publishDeletions, settleDeletions } from './participantNotices.ts';
import { lockPart, type Part, publishParts, removePart } from './removedParts.ts';
import { removeRows } from './removedRows.ts';
import {
  authorsOf,
  lockTarget,
  noteChange,
  type RowKind,
  rootsOf,
  rowsOfKind,
  type Target,
} from './takedownTargets.ts';

// Operators take content down and restore it. Organisers take content in their group down (see `groupTakedowns.ts`). The rows leave their tables (see `removedRows.ts`), the decision stays.

/** Why an operator acts. */
export interface Grounds {
  readonly reason: string;
  readonly words: string;
}

/** Checks the reason of an operator. Throws BAD_USER_INPUT. */
export function checkReason(reason: string): TakedownReason {
  const known = Object.values(TakedownReason).find((each) => each === reason);
  if (!known) throw badInput(`reason must be one of ${Object.values(TakedownReason).join(', ')}`, 'reason');
  return known;
}

/** Checks the reason and the words of an operator. Throws BAD_USER_INPUT. */
export const checkGrounds = ({ reason, words }: Grounds): { reason: TakedownReason; words: string } => ({
  reason: checkReason(reason),
  words: checkWords(words),
});

/** The removed posts: one, or those of a group. */
const postsText = `select r.row ->> 'id' as id, (r.row ->> 'is_ride')::boolean as "isRide"
  from takedown_row r where r.takedown_id = $1 and r.table_name = 'post'`;

interface RemovedPost {
  readonly id: string;
  readonly isRide: boolean;
}

function publishRemoval(ctx: Context, kind: TakedownKind, target: Target): void {
  const { id, postId } = target;
  if (postId === null) return;
  const change = (word: string) => changeOf(word, id, ctx.now, authorsOf(target));
  if (kind === TakedownKind.COMMENT) publishPost(ctx, postId, change(PostActivityKind.COMMENT_DELETED));
  if (kind !== TakedownKind.MOMENT) return;
  publishRide(ctx, postId, change(RideActivityKind.MOMENT_DELETED));
  publishRideChanged(ctx, postId);
}

/** A target of a removal: how it is locked and read, and how it is removed once the decision is stored. */
interface Removal<Found extends { authorId: string | null; excerpt: string | null }> {
  readonly kind: TakedownKind;
  readonly id: string;
  lock(em: EntityManager): Promise<Found | null>;
  remove(em: EntityManager, target: Found, takedown: Stored): Promise<void>;
  publish(target: Found): void;
  /** Checks with the target locked that the caller organises its group. Returns the id of the group. Absent for the operator. */
  inGroup?: InGroup | undefined;
}

type Stored = Pick<Takedown, 'id' | 'groupId'>;

type InGroup = (em: EntityManager) => Promise<string>;

/** A removal, and how many open reports it has closed. */
export interface Removed {
  readonly takedown: Takedown;
  readonly closedReports: number;
}

/**
 * Stores the decision, removes the target, closes its open reports, and notifies its author, or the organisers of a group. The removal of a picture closes none,
 * because reports are about the whole, and that by an organiser neither. Throws NOT_FOUND, and BAD_USER_INPUT for a wrong reason.
 */
async function decide<Found extends { authorId: string | null; excerpt: string | null }>(
  ctx: OperatorContext,
  { kind, id, lock, remove, publish, inGroup }: Removal<Found>,
  grounds: Grounds,
): Promise<Removed> {
  const takedown = Object.assign(new Takedown(), { kind, targetId: id, createdAt: ctx.now, ...checkGrounds(grounds) });
  noteAct(ctx, { verb: 'content remove', targetId: id, note: noteOf(ctx, takedown) });
  const { target, closedReports, readers } = await inTransaction(ctx.em, async (em) => {
    const target = await lock(em);
    if (!target) throw new DomainError('NOT_FOUND', 'Content not found');
    const groupId = inGroup ? await inGroup(em) : null;
    em.persist(Object.assign(takedown, { authorId: target.authorId, excerpt: target.excerpt, groupId }));
    await em.flush();
    await addReaders(em, takedown);
    await remove(em, target, takedown);
    const targetType = kind === TakedownKind.PROFILE ? ReportTarget.USER : kind;
    const settled = { takedownId: takedown.id, targetType, targetId: id, words: takedown.words };
    // Reports are for the operator, also those about an organiser.
    const closesReports = kind !== TakedownKind.PICTURE && !inGroup;
    const closedReports = closesReports ? await settleReports(em, ctx, settled) : 0;
    const readers = await notifyDecision(em, takedown, NotificationKind.CONTENT_REMOVED, ctx.now);
    return { target, closedReports, readers };
  });
  publish(target);
  publishNotified(ctx, readers, { kind: NotificationKind.CONTENT_REMOVED, subjectId: takedown.id });
  clearLoaders(ctx);
  return { takedown, closedReports };
}

/**
 * Removes a post, comment, moment, group or event with everything under it, for everyone. With a date of a series go the later ones, for organisers those in their group. Throws NOT_FOUND, and BAD_USER_INPUT for a
 * reason that is not in the list.
 */
export function takeDown(
  ctx: OperatorContext,
  kind: RowKind,
  id: string,
  grounds: Grounds,
  inGroup?: InGroup,
): Promise<Removed> {
  let posts: readonly RemovedPost[] = [];
  let deletions: readonly Deletion[] = [];
  const removal: Removal<Target> = {
    kind,
    id,
    inGroup,
    lock: (em) => lockTarget(em, kind, id),
    async remove(em, target, { id: takedownId, groupId }) {
      await noteChange(em, kind, target, ctx.now);
      const { table } = rowsOfKind[kind];
      await notifyRegistered(em, kind, id);
      for (const root of await rootsOf(em, kind, { id, groupId }))
        await removeRows(em, { takedownId, table, id: root });
      deletions = await settleDeletions(em, takedownId);
      posts = await sqlIn(em)<RemovedPost & {}>({ name: 'takedown.posts', text: postsText }, [takedownId]);
    },
    publish(target) {
      publishRemoval(ctx, kind, target);
      for (const post of posts) publishChanged(ctx, post);
      publishDeletions(ctx, deletions);
    },
  };
  return decide(ctx, removal, grounds);
}

/** Removes one picture of a row, or the texts and the picture of a profile. The row stays. Throws like `takeDown`. */
export function takeDownPart(ctx: OperatorContext, part: Part, grounds: Grounds): Promise<Removed> {
  const removal: Removal<NonNullable<Awaited<ReturnType<typeof lockPart>>>> = {
    kind: part.kind,
    id: part.id,
    lock: (em) => lockPart(em, part),
    remove: (em, target, { id }) => removePart(em, part, target, id),
    publish: (target) => publishParts(ctx, [target, ...target.later]),
  };
  return decide(ctx, removal, grounds);
}

/** Removes what an operator has found. Throws like `takeDown`. */
export const removeContent = (ctx: OperatorContext, found: Removable, grounds: Grounds): Promise<Removed> =>
  'place' in found ? takeDownPart(ctx, found, grounds) : takeDown(ctx, found.kind, found.id, grounds);

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
  publishNotified(ctx, [userId], { kind: NotificationKind.WARNING, subjectId: takedown.id });
  return takedown;
}

const noteOf = ({ isOrganiser }: ByOperator, { kind, reason, words }: Takedown) =>
  isOrganiser ? `${kind}, ${reason}` : `${kind}, ${reason}: ${words}`;
