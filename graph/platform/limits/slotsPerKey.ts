interface KeyedSlots {
  /** Takes a slot of the key. Returns false if none is free. */
  take(key: string): boolean;
  /** The number of slots that the key has taken. */
  count(key: string): number;
  free(key: string): void;
}

/** A semaphore with `max` slots for each key. */
export function slotsPerKey(max: number): KeyedSlots {
  const taken = new Map<string, number>();
  return {
    take(key) {
      const count = taken.get(key) ?? 0;
      if (count >= max) return false;
      taken.set(key, count + 1);
      return true;
    },
    count: (key) => taken.get(key) ?? 0,
    free(key) {
      const count = taken.get(key) ?? 0;
      if (count > 1) taken.set(key, count - 1);
      else taken.delete(key);
    },
  };
}
