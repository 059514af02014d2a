import { roundRobin } from './roundRobin.ts';
import { slotsPerKey } from './slotsPerKey.ts';

/** Concurrency gate for items that enter and leave in different places of the code. */
export interface RequestGate<Item> {
  /** The number of items that run, wait or have been released. */
  size(): number;
  /** Whether the item has started and has not left. */
  has(item: Item): boolean;
  /** Calls `start` as soon as there is room. Returns false, and does not call it, if the key has too many items already. */
  enter(item: Item, key: string, start: () => void): boolean;
  leave(item: Item): void;
  /** Stops counting items that have run for this many milliseconds as running: they wait for something else. */
  releaseSlow(milliseconds: number): void;
}

/** Runs at most `maxRunning` items. Keys are served in rotation, and the items of one key in order. */
export function requestGate<Item>(maxRunning: number, maxOfKey = Number.POSITIVE_INFINITY): RequestGate<Item> {
  /** The start of each running item, the oldest first. */
  const running = new Map<Item, number>();
  const released = new Set<Item>();
  const waiters = roundRobin<() => void>();
  const slots = slotsPerKey(maxOfKey);
  const keys = new Map<Item, string>();

  function admit(): void {
    while (running.size < maxRunning) {
      const start = waiters.next();
      if (!start) return;
      start();
    }
  }

  return {
    size: () => running.size + released.size + waiters.size(),
    has: (item) => running.has(item) || released.has(item),
    enter(item, key, start) {
      if (!slots.take(key)) return false;
      waiters.add(key, () => {
        running.set(item, performance.now());
        keys.set(item, key);
        start();
      });
      admit();
      return true;
    },
    leave(item) {
      const key = keys.get(item);
      if (key === undefined) return;
      keys.delete(item);
      slots.free(key);
      if (running.delete(item)) admit();
      else released.delete(item);
    },
    releaseSlow(milliseconds) {
      const latestStart = performance.now() - milliseconds;
      for (const [item, startedAt] of running) {
        if (startedAt > latestStart) break;
        running.delete(item);
        released.add(item);
      }
      admit();
    },
  };
}
