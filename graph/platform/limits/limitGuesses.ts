import { LRUCache } from 'lru-cache';
import { visitorAt } from '../lib/access.ts';
import { DomainError } from '../lib/errors.ts';
import { concurrencyGate } from './concurrencyGate.ts';
import { doors } from './doors.ts';
import type { RateLimiter } from './rateLimiter.ts';

// Limits how many unknown tokens an address may send: each costs a database lookup. The limit counts failures, not lookups, because
// one address can be that of many members. Beyond it the address looks tokens up one after the other, and a valid one still passes.

/** The tokens of a request, and where it comes from. */
interface Guess {
  readonly tokens: readonly string[];
  readonly address: string;
  /** Whether an unknown token beyond the limit is no error. */
  readonly isForgiven?: boolean;
}

export interface Guesses {
  /**
   * Looks tokens up. `goodOf` returns the valid one of the result, or null. Throws RATE_LIMITED for an address that has sent too many
   * unknown ones: if none is valid, and if too many of its lookups wait.
   */
  lookUp<Result>(
    guess: Guess,
    find: () => Promise<Result>,
    goodOf: (result: Result) => string | null | undefined,
  ): Promise<Result>;
  /** Remembers a valid token, so that its lookups never wait. */
  noteGood(token: string): void;
}

const maxKnown = 10_000;

const keyOf = (address: string) => `tokens:${address}`;

const isLimit = (error: unknown): boolean => error instanceof DomainError && error.code === 'RATE_LIMITED';

/** Limits guesses like sign-ins, but counts them separately. */
export function limitGuesses(limiter: RateLimiter): Guesses {
  const good = new LRUCache<string, true>({ max: maxKnown });
  const enqueue = concurrencyGate({ ...doors.lookup, of: 'tokens', being: 'looked up' });

  async function isUsedUp(address: string): Promise<boolean> {
    try {
      await limiter.refuseUsedUp('signIns', keyOf(address));
      return false;
    } catch (refusal) {
      if (isLimit(refusal)) return true;
      throw refusal;
    }
  }

  async function noteFailure(address: string, isForgiven: boolean): Promise<void> {
    try {
      await limiter.consume('signIns', keyOf(address));
    } catch (refusal) {
      if (!isForgiven || !isLimit(refusal)) throw refusal;
    }
  }

  const noteGood = (token: string) => void good.set(token, true);
  return {
    async lookUp({ tokens, address, isForgiven = false }, find, goodOf) {
      const isFree = tokens.some((token) => good.get(token)) || !(await isUsedUp(address));
      const result = isFree ? await find() : await enqueue(find, visitorAt(address));
      const valid = goodOf(result);
      if (valid) noteGood(valid);
      else {
        for (const token of tokens) good.delete(token);
        await noteFailure(address, isForgiven);
      }
      return result;
    },
    noteGood,
  };
}
