import { DomainError } from '../lib/errors.ts';
import { type ByteLimits, fairBytes } from '../limits/fairBytes.ts';

const defaultLimits: ByteLimits = { ofAddress: 2 ** 25, all: 2 ** 27, ofReserve: 2 ** 23 };

/** Smaller messages are not counted: a connection has few of them. */
export const uncountedBytes = 2 ** 16;
const retryAfter = 5;

/** When the bytes are used up, a reader must not be this many milliseconds behind this pace. */
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
   * Counts an answer until `free`. Returns RATE_LIMITED if it exceeds a limit, null on success. Drops answers first: those whose readers
   * are too slow, and for a caller who holds little, the oldest ones of the address that holds most. So a few readers do not lock out all
   * others.
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

  function drop(answer: Unsent): void {
    free(answer);
    answer.drop();
  }

  function isLate(answer: Unsent): boolean {
    const waits = performance.now() - (waiting.get(answer) ?? 0);
    return waits > latest.lag + (1000 * answer.sent()) / latest.bytesPerSecond;
  }

  /** The oldest answer of the address that holds most, if that is more than an amount. */
  function oldestOfHeaviest(amount: number): Unsent | undefined {
    let most = amount;
    let oldest: Unsent | undefined;
    for (const answer of waiting.keys()) {
      const held = bytes.held(answer.address);
      if (held <= most) continue;
      most = held;
      oldest = answer;
    }
    return oldest;
  }

  function taken({ address, bytes: size }: Unsent): 'address' | 'all' | null {
    let usedUp = bytes.take(address, size);
    if (!usedUp) return null;
    const rivals = [...waiting.keys()].filter((answer) => usedUp === 'all' || answer.address === address);
    for (const answer of rivals) if (isLate(answer)) drop(answer);
    usedUp = bytes.take(address, size);
    const sum = bytes.held(address) + size;
    while (usedUp === 'all' && sum <= limits.ofReserve) {
      const rival = oldestOfHeaviest(sum);
      if (!rival) return usedUp;
      drop(rival);
      usedUp = bytes.take(address, size);
    }
    return usedUp;
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
