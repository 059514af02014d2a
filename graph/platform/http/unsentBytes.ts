import { DomainError } from '../lib/errors.ts';
import { type ByteLimits, fairBytes } from '../limits/fairBytes.ts';

const defaultLimits: ByteLimits = { ofAddress: 2 ** 25, all: 2 ** 27 };

/** Smaller messages are not counted: a connection has few of them. */
export const uncountedBytes = 2 ** 16;
const retryAfter = 5;

/** When all bytes are used up, a reader must not be this many milliseconds behind this pace. */
const latest = { lag: 10_000, bytesPerSecond: 2 ** 16 };

const readers = { address: 'your network address', all: 'others' };

/** A response or a message that waits for its reader. */
export interface Unsent {
  readonly address: string;
  readonly bytes: number;
  /** The number of bytes that the reader has received. */
  sent(): number;
  /** Destroys its connection. */
  drop(): void;
}

/** The unsent bytes of HTTP responses and WebSocket messages, by network address. */
export interface UnsentBytes {
  /**
   * Counts an answer until `free`. Returns RATE_LIMITED if it exceeds a limit, null on success. If all bytes are used up, drops those
   * whose readers are too slow, so that a few slow readers do not lock out all others.
   */
  take(answer: Unsent): DomainError | null;
  free(answer: Unsent): void;
}

export function unsentBytes(limits = defaultLimits): UnsentBytes {
  const bytes = fairBytes(limits);
  /** When each began, the oldest first. */
  const waiting = new Map<Unsent, number>();

  function free(answer: Unsent): void {
    if (waiting.delete(answer)) bytes.free(answer.address, answer.bytes);
  }

  function dropLate(): void {
    const now = performance.now();
    for (const [answer, since] of waiting) {
      const allowed = latest.lag + (1000 * answer.sent()) / latest.bytesPerSecond;
      if (now - since <= allowed) continue;
      free(answer);
      answer.drop();
    }
  }

  function taken({ address, bytes: size }: Unsent): 'address' | 'all' | null {
    const usedUp = bytes.take(address, size);
    if (usedUp !== 'all') return usedUp;
    dropLate();
    return bytes.take(address, size);
  }

  return {
    take(answer) {
      const usedUp = taken(answer);
      if (!usedUp) {
        waiting.set(answer, performance.now());
        return null;
      }
      const message = `Too many bytes wait to be read by ${readers[usedUp]}. Read the other answers first.`;
      return new DomainError('RATE_LIMITED', message, { retryAfter });
    },
    free,
  };
}
