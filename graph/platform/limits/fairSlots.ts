import type { Caller } from '../lib/access.ts';
import { slotsPerKey } from './slotsPerKey.ts';

/** Maximum numbers: in total, for one caller (a member, or the address of a visitor), and for one network address. */
export interface Shares {
  readonly all: number;
  readonly ofOne: number;
  readonly ofAddress: number;
}

/** The share that is used up. */
export type UsedUp = 'all' | 'own' | 'address';

export interface FairSlots {
  /** Takes a slot for a caller. Returns null on success, else the share that is used up. */
  take(caller: Caller): UsedUp | null;
  free(caller: Caller): void;
  /** The number of slots that are taken. */
  count(): number;
}

/**
 * A semaphore with a maximum for each caller and each network address. The last quarter of the slots is reserved for callers that
 * hold none. If one address may not hold all slots, its callers may use that quarter only while the address holds none. So neither a few
 * busy callers nor many accounts of a few addresses can lock out all others.
 */
export function fairSlots({ all, ofOne, ofAddress }: Shares): FairSlots {
  const reserved = ofOne < all && Number.isFinite(all) ? Math.floor(all / 4) : 0;
  const callers = slotsPerKey(ofOne);
  const addresses = slotsPerKey(ofAddress);
  const isAddressLimited = ofAddress < all;
  let taken = 0;
  const holdsNone = ({ key, address }: Caller) =>
    callers.count(key) === 0 && !(isAddressLimited && addresses.count(address) > 0);
  return {
    take(caller) {
      const { key, address } = caller;
      const open = holdsNone(caller) ? all : all - reserved;
      if (taken >= open) return 'all';
      if (!callers.take(key)) return 'own';
      if (!addresses.take(address)) {
        callers.free(key);
        return 'address';
      }
      taken += 1;
      return null;
    },
    free({ key, address }) {
      callers.free(key);
      addresses.free(address);
      taken -= 1;
    },
    count: () => taken,
  };
}
