import { LRUCache } from 'lru-cache';

interface Bounds {
  readonly maxBytes: number;
  /** The number of uses after which the value of a key is cached. */
  readonly fromUse: number;
  /** Keys that are cached on first use and never evicted: a fixed list, such as the web client's operations. */
  readonly isPinned: (key: string) => boolean;
}

/** A cache for values that are used repeatedly. Of a key that is used once it keeps only a count. */
export interface RepeatedCache<Value> {
  get(key: string): Value | undefined;
  /** Counts a use. Returns whether the value should be cached. */
  isDue(key: string): boolean;
  /** Caches a value, unless it is larger than the whole cache. */
  set(key: string, value: Value, bytes: number): void;
  /** Counts a use, and caches the value if the key has been used often enough. */
  offer(key: string, value: Value, bytes: number): void;
  /** The total size of the values in bytes, as estimated by `set`. */
  bytes(): number;
}

/** Keys are hashes of 64 characters, so all counts use about 2 MB. */
const maxCounted = 10_000;

/** Makes an LRU cache with a limit in bytes that ignores a key until it has been used `fromUse` times. */
export function repeatedCache<Value extends object>({ maxBytes, fromUse, isPinned }: Bounds): RepeatedCache<Value> {
  const pinned = new Map<string, Value>();
  let pinnedBytes = 0;
  const latest = new LRUCache<string, Value>({ maxSize: maxBytes });
  const uses = new LRUCache<string, number>({ max: maxCounted });

  function isDue(key: string): boolean {
    if (isPinned(key)) return true;
    const count = (uses.get(key) ?? 0) + 1;
    uses.set(key, count);
    return count >= fromUse;
  }

  function set(key: string, value: Value, bytes: number): void {
    if (!isPinned(key)) {
      // After its eviction, or if it is too large to keep, a key must be used as often again.
      uses.delete(key);
      latest.set(key, value, { size: Math.ceil(bytes) });
      return;
    }
    if (!pinned.has(key)) pinnedBytes += bytes;
    pinned.set(key, value);
  }

  return {
    get: (key) => pinned.get(key) ?? latest.get(key),
    isDue,
    set,
    offer(key, value, bytes) {
      if (isDue(key)) set(key, value, bytes);
    },
    bytes: () => pinnedBytes + latest.calculatedSize,
  };
}
