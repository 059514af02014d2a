interface Places {
  /** Takes a place for the key, unless it has as many as it may; says whether it got one. */
  take(key: string): boolean;
  /** Gives one back. */
  free(key: string): void;
}

/** So many places for each key at a time. */
export function placesFor(most: number): Places {
  const taken = new Map<string, number>();
  return {
    take(key) {
      const count = taken.get(key) ?? 0;
      if (count >= most) return false;
      taken.set(key, count + 1);
      return true;
    },
    free(key) {
      const count = taken.get(key) ?? 0;
      if (count > 1) taken.set(key, count - 1);
      else taken.delete(key);
    },
  };
}
