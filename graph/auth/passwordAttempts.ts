import type { Context } from '../context.ts';
import { usernamePattern } from './authInputs.ts';

const idLength = 36;
/** No member has any other name. Such names are not counted, so that invented ones do not fill the store. */
const canBeMember = (name: string) => name.length === idLength || usernamePattern.test(name);

/** An attempt at a password. It counts as a failure until it succeeds. */
export interface PasswordAttempt {
  succeed(): Promise<void>;
}

/**
 * Begins an attempt at the password of a member, by their username or id. It counts as a failure before the password is
 * checked, so that parallel guesses count too. After five failures from all addresses it waits in a queue, and then up
 * to four seconds. Throws RATE_LIMITED after ten failures in 15 minutes from this address, and when too many attempts
 * wait.
 */
export async function attemptPassword(
  { services: { limiter, slowSignIns }, address, clock }: Context,
  member: string,
): Promise<PasswordAttempt> {
  const name = member.toLowerCase();
  const pair = `${name}|${address}`;
  const { limit, remaining } = await limiter.consume('failedSignIns', pair);
  if (!canBeMember(name)) return { succeed: () => limiter.reset('failedSignIns', pair) };
  try {
    await slowSignIns.attempt(name, { address, clock, hasFailed: limit - remaining > 1 });
  } catch (refusal) {
    // No password was tried.
    await limiter.giveBack('failedSignIns', pair);
    throw refusal;
  }
  return {
    succeed: async () => void (await Promise.all([limiter.reset('failedSignIns', pair), slowSignIns.forget(name)])),
  };
}
