import { LRUCache } from 'lru-cache';
import type { RateLimiter } from './rateLimiter.ts';

/** Limits how many unknown tokens an address may send: each costs a database lookup. */
export interface Guesses {
  /** Throws RATE_LIMITED if no token is known to be valid and the address has sent too many unknown ones. */
  refuseGuess(tokens: readonly string[], address: string): Promise<void>;
  /** Counts one unknown token for the address. Throws RATE_LIMITED. */
  noteGuess(address: string): Promise<void>;
  /** Remembers a valid token, so that its user is not blocked by a guesser at the same address. */
  noteGood(token: string): void;
}

const maxKnown = 10_000;

const keyOf = (address: string) => `tokens:${address}`;

/** Limits guesses like sign-ins, but counts them separately. */
export function limitGuesses(limiter: RateLimiter): Guesses {
  const good = new LRUCache<string, true>({ max: maxKnown });
  return {
    async refuseGuess(tokens, address) {
      if (!tokens.some((token) => good.get(token))) await limiter.refuseUsedUp('signIns', keyOf(address));
    },
    async noteGuess(address) {
      await limiter.consume('signIns', keyOf(address));
    },
    noteGood: (token) => void good.set(token, true),
  };
}
