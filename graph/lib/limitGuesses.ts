import { keepLatest } from './keepLatest.ts';
import type { RateLimiter } from './rateLimiter.ts';

/** Bounds how often an address may show tokens that sign nobody in: each time they are looked up. */
export interface Guesses {
  /** Throws RATE_LIMITED where none of the tokens is known to be good and the address has guessed too often. */
  refuseGuess(tokens: readonly string[], address: string): Promise<void>;
  /** Notes that none of what an address has shown was good; throws RATE_LIMITED. */
  noteGuess(address: string): Promise<void>;
  /** Notes that a token is good, for whoever shares the address with one who guesses. */
  noteGood(token: string): void;
}

const mostKnown = 10_000;

const keyOf = (address: string) => `tokens:${address}`;

/** Counts the guesses of each address like its sign-ins, in a share of their own. */
export function limitGuesses(limiter: RateLimiter): Guesses {
  const good = keepLatest<true>(mostKnown);
  return {
    async refuseGuess(tokens, address) {
      if (!tokens.some((token) => good.get(token))) await limiter.refuseUsedUp('signIns', keyOf(address));
    },
    async noteGuess(address) {
      await limiter.consume('signIns', keyOf(address));
    },
    noteGood: (token) => good.set(token, true),
  };
}
