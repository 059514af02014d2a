import { DomainError } from '../lib/errors.ts';
import { type ByteLimits, type FairBytes, fairBytes } from '../limits/fairBytes.ts';

const defaultLimits: ByteLimits = { ofAddress: 2 ** 25, all: 2 ** 27 };

/** Smaller messages are not counted: a connection has few of them. */
export const uncountedBytes = 2 ** 16;
const retryAfter = 5;

const readers = { address: 'your network address', all: 'others' };

/** The unsent bytes of HTTP responses and WebSocket messages, by network address. */
export interface UnsentBytes extends Pick<FairBytes, 'free'> {
  /** Counts bytes until `free`. Returns RATE_LIMITED if they exceed a limit, null on success. */
  take(address: string, bytes: number): DomainError | null;
}

export function unsentBytes(limits = defaultLimits): UnsentBytes {
  const { take, free } = fairBytes(limits);
  return {
    take(address, bytes) {
      const usedUp = take(address, bytes);
      if (!usedUp) return null;
      const message = `Too many bytes wait to be read by ${readers[usedUp]}. Read the other answers first.`;
      return new DomainError('RATE_LIMITED', message, { retryAfter });
    },
    free,
  };
}
