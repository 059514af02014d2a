import type { Context } from '../context.ts';
import { crossSiteError } from '../platform/http/sameOrigin.ts';
import { visitorKey } from '../platform/lib/access.ts';
import { usernamePattern } from './authInputs.ts';

/** A visitor who gives a username and a password at sign-in, or a signed-in member who confirms the password. */
export type Asked = { readonly username: string } | { readonly userId: string };

// The two never share a count: a username is in lower case here. Otherwise failed sign-ins with the id of a member as the name would
// block the member's own confirmations.
const nameOf = (asked: Asked) => ('userId' in asked ? `MEMBER ${asked.userId}` : asked.username.toLowerCase());

/**
 * No member has any other name. Such a name has no count over all addresses, so that invented ones do not fill the store. Its pair with an
 * address has one.
 */
const canBeMember = (asked: Asked) => 'userId' in asked || usernamePattern.test(asked.username);

/** An attempt at a password. It counts as a failure until it succeeds. */
export interface PasswordAttempt {
  succeed(): Promise<void>;
}

/**
 * Begins an attempt at the password of a member. It counts as a failure before the password is checked, so that parallel
 * guesses count too. A page of another site cannot sign in: it would use up the guesses of its visitors, or have more of its own. After five failures from all addresses it waits in a queue, and then up to four seconds. Throws
 * RATE_LIMITED after ten failures in 15 minutes from this address, and when too many attempts wait, and FORBIDDEN.
 */
export async function attemptPassword(ctx: Context, asked: Asked): Promise<PasswordAttempt> {
  const { limiter, slowSignIns } = ctx.services;
  if ('username' in asked && ctx.isForeign) throw crossSiteError();
  const name = nameOf(asked);
  const pair = `${name}|${ctx.address}`;
  const { limit, remaining } = await limiter.consume('failedSignIns', pair);
  if (!canBeMember(asked)) return { succeed: () => limiter.reset('failedSignIns', pair) };
  try {
    await slowSignIns.attempt(name, { address: visitorKey(ctx), clock: ctx.clock, hasFailed: limit - remaining > 1 });
  } catch (refusal) {
    // No password was tried.
    await limiter.giveBack('failedSignIns', pair);
    throw refusal;
  }
  return {
    succeed: async () => void (await Promise.all([limiter.reset('failedSignIns', pair), slowSignIns.forget(name)])),
  };
}
