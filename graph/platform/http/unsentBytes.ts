import { DomainError } from '../lib/errors.ts';

/** The maximum of unsent bytes: for one network address, and in total. */
export interface UnsentLimits {
  readonly ofAddress: number;
  readonly all: number;
}

const defaultLimits: UnsentLimits = { ofAddress: 2 ** 25, all: 2 ** 27 };

/** Smaller messages are not counted, because the numbers of requests and connections limit them. */
export const uncountedBytes = 2 ** 16;
const retryAfter = 5;

const tooMuch = (of: string) =>
  new DomainError('RATE_LIMITED', `Too many bytes wait to be read by ${of}. Read the other answers first.`, {
    retryAfter,
  });

/** The unsent bytes of HTTP responses and WebSocket messages, by network address. */
export interface UnsentBytes {
  /** Counts bytes until `free`. Returns RATE_LIMITED if they exceed a limit, null on success. */
  take(address: string, bytes: number): DomainError | null;
  free(address: string, bytes: number): void;
}

/** The last quarter of all bytes is reserved for addresses that hold none, so that a few cannot lock out all others. */
export function unsentBytes({ ofAddress, all }: UnsentLimits = defaultLimits): UnsentBytes {
  const byAddress = new Map<string, number>();
  const reserved = Math.floor(all / 4);
  let total = 0;
  return {
    take(address, bytes) {
      const held = byAddress.get(address) ?? 0;
      if (held + bytes > ofAddress) return tooMuch('your network address');
      if (total + bytes > (held === 0 ? all : all - reserved)) return tooMuch('others');
      byAddress.set(address, held + bytes);
      total += bytes;
      return null;
    },
    free(address, bytes) {
      const left = (byAddress.get(address) ?? 0) - bytes;
      if (left > 0) byAddress.set(address, left);
      else byAddress.delete(address);
      total -= bytes;
    },
  };
}
