import type { EntityManager } from '@mikro-orm/postgresql';
import { openOrders, orderMail, type Post } from '../model/auth/mailOrders.ts';
import { GroupRequest } from '../model/groups/GroupRequest.ts';
import { endSuspension } from '../model/takedowns/endSuspension.ts';
import { Takedown } from '../model/takedowns/Takedown.ts';
import { TakedownKind, TakedownReason } from '../model/takedowns/TakedownKind.ts';
import { User } from '../model/users/User.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import { type Ended, endAccess } from './auth.ts';

// Suspensions. Each has a takedown: the statement of reasons, with the appeal of the member and its decision.

/** `hidden`: the member and all that they wrote are hidden from everyone, until the suspension is lifted. */
export type Suspension = 'none' | 'shown' | 'hidden';

/** Why a member is suspended. */
export interface Grounds {
  readonly reason: TakedownReason | null;
  /** The text that the member reads. Null for none, or to leave it as it is. */
  readonly words: string | null;
}

interface Operation {
  readonly em: EntityManager;
  readonly now: Date;
  readonly services: Post;
}

/** The words of a suspension without any. */
const noWords = 'The operator has given no explanation.';

const hideText =
  'insert into account_deletion (user_id, requested_at, deletes) values (?, ?, false) on conflict do nothing';
/** A removed group keeps the requests to join it, and its restore would bring them back. */
const forgetRequestsText = `delete from takedown_row where owner_id = ? and table_name = 'group_request'`;
const showText = 'delete from account_deletion where user_id = ? and not deletes';
// The member has appealed against the first statement.
const restateText = `update takedown set reason = coalesce(?, reason), words = coalesce(?, words)
  where author_id = ? and kind = '${TakedownKind.SUSPENSION}' and decided_at is null and appealed_at is null`;

async function openCase(em: EntityManager, { now, services }: Operation, userId: string, { reason, words }: Grounds) {
  const takedown = Object.assign(new Takedown(), {
    kind: TakedownKind.SUSPENSION,
    targetId: userId,
    authorId: userId,
    reason: reason ?? TakedownReason.OTHER,
    words: words ?? noWords,
    createdAt: now,
  });
  em.persist(takedown);
  await em.flush();
  const order = { kind: 'suspended', userId, takedownId: takedown.id } as const;
  await orderMail(services, `suspended ${takedown.id}`, order, sqlIn(em));
}

/**
 * Suspends a member and ends their sessions, access tokens, calendar links and requests to join groups, or lifts the suspension. Idempotent. For
 * the operator. A mail tells the member, who reads the words when they try to sign in, too. Returns how many sessions and secrets ended.
 */
export async function setSuspension(
  operation: Operation,
  userId: string,
  suspension: Suspension,
  grounds: Grounds = { reason: null, words: null },
): Promise<Ended> {
  const { em, now, services } = operation;
  const { reason, words } = grounds;
  await openOrders(services);
  return inTransaction(em, async (transaction) => {
    if (suspension === 'none') {
      await endSuspension(transaction, services, { userId, now });
      return { endedSessions: 0, revokedTokens: 0, revokedCalendarLinks: 0 };
    }
    // The update comes first: a concurrent sign-in either waits for it or is found by the deletion.
    const isNew = (await transaction.nativeUpdate(User, { id: userId, suspendedAt: null }, { suspendedAt: now })) > 0;
    if (words !== null) await transaction.nativeUpdate(User, { id: userId }, { suspensionWords: words });
    if (suspension === 'hidden') await transaction.execute(hideText, [userId, now]);
    else await transaction.execute(showText, [userId]);
    if (isNew) await openCase(transaction, operation, userId, grounds);
    else await transaction.execute(restateText, [reason, words, userId]);
    // Before and after, as links are revoked.
    await transaction.execute(forgetRequestsText, [userId]);
    await transaction.nativeDelete(GroupRequest, { userId });
    await transaction.execute(forgetRequestsText, [userId]);
    return endAccess(transaction, userId);
  });
}
