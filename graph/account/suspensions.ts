import { setSuspension } from '../auth/suspending.ts';
import type { OperatorContext } from '../context.ts';
import { checkWords } from '../model/operators/checkWords.ts';
import { noteAct } from '../model/operators/noteAct.ts';
import { queueWithholding } from '../model/posts/withheldPosts.ts';
import { requireStaying } from '../model/takedowns/endSuspension.ts';
import type { TakedownReason } from '../model/takedowns/TakedownKind.ts';
import { noteSecurity } from '../platform/telemetry/securityLog.ts';

type Ended = Awaited<ReturnType<typeof setSuspension>>;

interface Grounds {
  /** For the log, which only operators read. */
  readonly note?: string | null;
  /** Why, from the list that the member reads. */
  readonly reason?: TakedownReason | null;
  /** The member reads this text when they try to sign in, and in a mail. */
  readonly words?: string | null;
  /** Hides the member and all that they wrote from everyone, until the suspension is lifted. */
  readonly hides?: boolean;
}

/** The statement to the member, and the note if there is one. Null without both. */
function noteOf({ reason, words, note }: Grounds): string | null {
  const statement = [reason, words].filter(Boolean).join(': ');
  return statement && note ? `${statement} (note: ${note})` : statement || note || null;
}

/**
 * Suspends a member and ends their sessions, access tokens and calendar links. A mail tells the member, who can appeal once.
 * Idempotent. Throws BAD_USER_INPUT for words that are too long. For the operator.
 */
export async function suspendMember(
  ctx: OperatorContext,
  userId: string,
  { note = null, reason = null, words = null, hides = false }: Grounds = {},
): Promise<Ended> {
  const told = words === null ? null : checkWords(words);
  noteAct(ctx, {
    verb: hides ? 'user suspend --hide' : 'user suspend',
    targetId: userId,
    note: noteOf({ reason, words: told, note }),
  });
  const ended = await setSuspension(ctx, userId, hides ? 'hidden' : 'shown', { reason, words: told });
  await queueWithholding(ctx, userId);
  const { endedSessions, revokedTokens } = ended;
  noteSecurity(ctx, 'suspended', { userId, endedSessions, revokedTokens });
  return ended;
}

/** Allows a suspended member to sign in again. Idempotent. Throws CONFLICT for an account that is being deleted. For the operator. */
export async function liftSuspension(ctx: OperatorContext, userId: string, note: string | null = null): Promise<Ended> {
  await requireStaying(ctx.em, userId);
  noteAct(ctx, { verb: 'user suspend --lift', targetId: userId, note });
  const ended = await setSuspension(ctx, userId, 'none');
  await queueWithholding(ctx, userId);
  noteSecurity(ctx, 'suspensionLifted', { userId });
  return ended;
}
