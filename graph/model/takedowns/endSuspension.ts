import type { EntityManager } from '@mikro-orm/postgresql';
import { sqlIn } from '../../platform/database/sqlIn.ts';
import { DomainError } from '../../platform/lib/errors.ts';
import { orderMail, type Post } from '../auth/mailOrders.ts';
import { lockMember } from '../users/lockMember.ts';
import { User } from '../users/User.ts';
import { TakedownDecision, TakedownKind } from './TakedownKind.ts';

interface End {
  readonly userId: string;
  readonly now: Date;
  /** The statement of the suspension. Absent for the current one. A wrong one changes nothing. */
  readonly takedownId?: string;
}

const isLeavingText = 'select from account_deletion where user_id = ? and deletes';
const showText = 'delete from account_deletion where user_id = ? and not deletes';
const expireText = `update account_token set expires_at = least(expires_at, ?) where user_id = ? and kind = 'appeal'`;
const closeText = `update takedown set decision = '${TakedownDecision.RESTORED}', decided_at = ?
  where author_id = ? and kind = '${TakedownKind.SUSPENSION}' and decided_at is null`;
const lastText = `select id from takedown where author_id = ? and kind = '${TakedownKind.SUSPENSION}'
  order by created_at desc, id desc limit 1`;

/** Orders the mail about the decision of a suspension. */
export async function orderDecision(
  em: EntityManager,
  services: Post,
  { userId, takedownId, decision }: { userId: string; takedownId: string; decision: TakedownDecision },
): Promise<void> {
  const order = { kind: 'suspensionDecided', userId, takedownId, decision } as const;
  await orderMail(services, `${decision} ${takedownId}`, order, sqlIn(em));
}

/** Whether the account of a member is being deleted. The deletion suspends it too, and nothing ends that. */
const isLeaving = async (em: EntityManager, userId: string): Promise<boolean> =>
  (await em.execute(isLeavingText, [userId])).length > 0;

/** Throws CONFLICT for an account that is being deleted. */
export async function requireStaying(em: EntityManager, userId: string): Promise<void> {
  if (await isLeaving(em, userId))
    throw new DomainError('CONFLICT', 'The account is being deleted: its suspension stays');
}

/**
 * Ends the suspension of a member, closes the statement and orders a mail to the member. Idempotent. Without effect on an account that
 * is being deleted. Returns whether the member was suspended. Every transaction locks the member first, then the links and the
 * statement, so that two of them never deadlock.
 */
export async function endSuspension(
  em: EntityManager,
  services: Post,
  { userId, now, takedownId }: End,
): Promise<boolean> {
  await lockMember(em, userId);
  if (await isLeaving(em, userId)) return false;
  const [last] = await em.execute<{ id: string }[]>(lastText, [userId]);
  if (takedownId !== undefined && last?.id !== takedownId) return false;
  const facts = { suspendedAt: null, suspensionWords: null };
  const wasSuspended = (await em.nativeUpdate(User, { id: userId, suspendedAt: { $ne: null } }, facts)) > 0;
  await em.execute(showText, [userId]);
  if (!wasSuspended) return false;
  await em.execute(expireText, [now, userId]);
  await em.execute(closeText, [now, userId]);
  if (last) await orderDecision(em, services, { userId, takedownId: last.id, decision: TakedownDecision.RESTORED });
  return true;
}
