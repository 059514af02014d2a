/** The maximum of bytes: for one network address, and in total. */
export interface ByteLimits {
  readonly ofAddress: number;
  readonly all: number;
  /** The maximum that an address may hold to use the reserve. */
  readonly ofReserve: number;
}

export interface FairBytes {
  /** Counts bytes until `free`. Returns null on success, else the limit that they exceed. */
  take(address: string, bytes: number): 'address' | 'all' | null;
  free(address: string, bytes: number): void;
  /** The bytes of an address. */
  held(address: string): number;
}

/**
 * Counts bytes in memory by network address. The last quarter of all bytes is reserved for addresses that hold little, so that a few
 * cannot lock out all others.
 */
export function fairBytes({ ofAddress, all, ofReserve }: ByteLimits): FairBytes {
  const byAddress = new Map<string, number>();
  const reserved = Math.floor(all / 4);
  let total = 0;
  const held = (address: string) => byAddress.get(address) ?? 0;
  return {
    held,
    take(address, bytes) {
      const sum = held(address) + bytes;
      if (sum > ofAddress) return 'address';
      if (total + bytes > (sum <= ofReserve ? all : all - reserved)) return 'all';
      byAddress.set(address, sum);
      total += bytes;
      return null;
    },
    free(address, bytes) {
      const left = held(address) - bytes;
      if (left > 0) byAddress.set(address, left);
      else byAddress.delete(address);
      total -= bytes;
    },
  };
}
