import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, clearLoaders, type OperatorContext } from '../context.ts';
import { openOrders } from '../model/auth/mailOrders.ts';
import { Moment } from '../model/moments/Moment.ts';
import { NotificationKind } from '../model/notifications/NotificationKind.ts';
import { publishNotificationsChanged, publishNotified } from '../model/notifications/notificationChanges.ts';
import { checkWords } from '../model/operators/checkWords.ts';
import { noteAct } from '../model/operators/noteAct.ts';
import { publishPostChanged } from '../model/posts/postChanges.ts';
import { queueWithholding } from '../model/posts/withheldPosts.ts';
import { endSuspension, orderDecision, requireStaying } from '../model/takedowns/endSuspension.ts';
import { Takedown } from '../model/takedowns/Takedown.ts';
import { TakedownDecision, TakedownKind } from '../model/takedowns/TakedownKind.ts';
import { lockPlaces } from '../model/zones/lockPlaces.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { isId } from '../platform/lib/ids.ts';
import { hideInZone } from '../zones/hideInZone.ts';
import { notifyDecision } from './decisionReaders.ts';
import { withdrawDeletions } from './participantNotices.ts';
import { type ChangedRow, publishParts, restoreParts } from './removedParts.ts';
import { forgetRows, restoreRows } from './removedRows.ts';

// Operators restore what was taken down, end suspensions and answer appeals.

/** A suspended member reads no notification. A mail tells them. Returns the ids of the notified members. */
const notifyAnswer = async (em: EntityManager, takedown: Takedown, at: Date): Promise<string[]> =>
  takedown.kind === TakedownKind.SUSPENSION ? [] : notifyDecision(em, takedown, NotificationKind.APPEAL_DECIDED, at);

const publishAnswer = (ctx: Context, { id }: Takedown, readers: readonly string[]) =>
  publishNotified(ctx, readers, { kind: NotificationKind.APPEAL_DECIDED, subjectId: id });

// Every change of a suspension locks the member first.
const lockSuspendedText = `select from "user" where id = (select author_id from takedown where id = ? and kind = 'suspension')
  for no key update`;

/** Locks a takedown. Throws NOT_FOUND. */
async function lockTakedown(em: EntityManager, id: string): Promise<Takedown> {
  if (isId(id)) await em.execute(lockSuspendedText, [id]);
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

/** Ends the suspension of a statement, in a transaction. Throws CONFLICT if it has ended, and for an account that is being deleted. */
async function lift(
  em: EntityManager,
  { services, now }: OperatorContext,
  { id, authorId }: Takedown,
): Promise<Restored> {
  const hasEnded = !authorId || !(await endSuspension(em, services, { userId: authorId, now, takedownId: id }));
  if (authorId) await requireStaying(em, authorId);
  if (hasEnded) throw new DomainError('CONFLICT', 'The suspension has ended already');
  return { parts: [], notified: [] };
}

interface Restored {
  /** The rows of a part. */
  readonly parts: readonly ChangedRow[];
  /** The members who were notified that a ride or an event is gone. */
  readonly notified: readonly string[];
}

/** Restores what a takedown removed, in a transaction. Throws CONFLICT if it is back or gone for good. */
async function bringBack(em: EntityManager, takedown: Takedown): Promise<Restored> {
  if (takedown.kind === TakedownKind.WARNING) throw new DomainError('CONFLICT', 'A warning has removed nothing');
  if (takedown.decision === TakedownDecision.RESTORED) throw new DomainError('CONFLICT', 'It is restored already');
  if (takedown.forgottenAt) throw new DomainError('CONFLICT', 'It was deleted for good');
  const isPart = partKinds.includes(takedown.kind);
  const parts = isPart ? await restoreParts(em, takedown.id) : [];
  if (!isPart) {
    await restoreRows(em, takedown.id);
    await hidePoints(em, takedown.id);
  }
  const notified = isPart ? [] : await withdrawDeletions(em, takedown.id);
  await forgetRows(em, takedown.id);
  return { parts, notified };
}

/** The act of an answer to an appeal. It names the kind of the thing and the decision. */
const answerOf = ({ id, kind }: Takedown, decision: TakedownDecision, words: string | null) => ({
  verb: 'appeal answer',
  targetId: id,
  note: [`${kind}, ${decision}`, words].filter(Boolean).join(': '),
});

interface Restoring {
  readonly words: string | null;
  /** Whether it answers an appeal. The log then contains the decision. */
  readonly isAnswer: boolean;
}

async function restore(ctx: OperatorContext, id: string, { words, isAnswer }: Restoring): Promise<Takedown> {
  const decisionWords = words === null ? null : checkWords(words);
  await openOrders(ctx.services);
  const { takedown, parts, notified, readers } = await inTransaction(ctx.em, async (em) => {
    const takedown = await lockTakedown(em, id);
    const act = { verb: 'content restore', targetId: takedown.id, note: decisionWords };
    noteAct({ ...ctx, em }, isAnswer ? answerOf(takedown, TakedownDecision.RESTORED, decisionWords) : act);
    const isSuspension = takedown.kind === TakedownKind.SUSPENSION;
    const restored = await (isSuspension ? lift(em, ctx, takedown) : bringBack(em, takedown));
    const readers = await notifyAnswer(em, takedown, ctx.now);
    Object.assign(takedown, { decision: TakedownDecision.RESTORED, decidedAt: ctx.now, decisionWords });
    return { takedown, readers, ...restored };
  });
  publishAnswer(ctx, takedown, readers);
  if (takedown.authorId && takedown.kind === TakedownKind.SUSPENSION) await queueWithholding(ctx, takedown.authorId);
  if (takedown.targetId && takedown.kind === TakedownKind.POST) publishPostChanged(ctx, takedown.targetId);
  publishParts(ctx, parts);
  publishNotificationsChanged(ctx, notified);
  clearLoaders(ctx);
  return takedown;
}

/** Restores what a takedown removed, or ends the suspension. Throws NOT_FOUND, CONFLICT. */
export const restoreTakedown = (ctx: OperatorContext, id: string, words: string | null): Promise<Takedown> =>
  restore(ctx, id, { words, isAnswer: false });

/** Refuses an appeal. Throws NOT_FOUND, CONFLICT if no appeal waits, BAD_USER_INPUT. */
async function refuseAppeal(ctx: OperatorContext, id: string, words: string): Promise<Takedown> {
  const decisionWords = checkWords(words);
  await openOrders(ctx.services);
  const { takedown, readers } = await inTransaction(ctx.em, async (em) => {
    const takedown = await lockTakedown(em, id);
    if (takedown.appealedAt === null || takedown.decidedAt !== null)
      throw new DomainError('CONFLICT', 'No appeal waits for an answer');
    noteAct({ ...ctx, em }, answerOf(takedown, TakedownDecision.UPHELD, decisionWords));
    const readers = await notifyAnswer(em, takedown, ctx.now);
    const { kind, authorId: userId } = takedown;
    if (kind === TakedownKind.SUSPENSION && userId)
      await orderDecision(em, ctx.services, { userId, takedownId: id, decision: TakedownDecision.UPHELD });
    Object.assign(takedown, { decision: TakedownDecision.UPHELD, decidedAt: ctx.now, decisionWords });
    return { takedown, readers };
  });
  publishAnswer(ctx, takedown, readers);
  return takedown;
}

/** Answers an appeal: restores what was removed or ends the suspension, or upholds it. Throws NOT_FOUND, CONFLICT, BAD_USER_INPUT. */
export function answerAppeal(
  ctx: OperatorContext,
  id: string,
  { decision, words }: { readonly decision: TakedownDecision; readonly words: string },
): Promise<Takedown> {
  return decision === TakedownDecision.RESTORED
    ? restore(ctx, id, { words, isAnswer: true })
    : refuseAppeal(ctx, id, words);
}
