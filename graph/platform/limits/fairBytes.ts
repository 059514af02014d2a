/** The maximum of bytes: for one network address, and in total. */
export interface ByteLimits {
  readonly ofAddress: number;
  readonly all: number;
  /** The maximum with which an address may use the reserve. Without it, an address uses the reserve once, while it holds none. */
  readonly ofReserve?: number;
}

export interface FairBytes {
  /** Counts bytes until `free`. Returns null on success, else the limit that they exceed. */
  take(address: string, bytes: number): 'address' | 'all' | null;
  free(address: string, bytes: number): void;
}

/**
 * Counts bytes in memory by network address. The last quarter of all bytes is reserved for addresses that hold little, so that a few
 * cannot lock out all others.
 */
export function fairBytes({ ofAddress, all, ofReserve }: ByteLimits): FairBytes {
  const byAddress = new Map<string, number>();
  const reserved = Math.floor(all / 4);
  let total = 0;
  return {
    take(address, bytes) {
      const held = byAddress.get(address) ?? 0;
      if (held + bytes > ofAddress) return 'address';
      const mayUseReserve = ofReserve === undefined ? held === 0 : held + bytes <= ofReserve;
      if (total + bytes > (mayUseReserve ? all : all - reserved)) return 'all';
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
