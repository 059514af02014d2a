import { type Caller, visitorAt } from '../lib/access.ts';
import { fairSlots } from './fairSlots.ts';
import { roundRobin } from './roundRobin.ts';

/** Concurrency gate for items that enter and leave in different places of the code. */
export interface RequestGate<Item> {
  /** The number of items that run, wait or have been released. */
  size(): number;
  /** Whether the item has started and has not left. */
  has(item: Item): boolean;
  /** Calls `start` as soon as there is room. Returns false, and does not call it, if there is no slot for the key. */
  enter(item: Item, key: string, start: () => void): boolean;
  leave(item: Item): void;
  /** Stops counting items that have run for this many milliseconds as running: they wait for something else. */
  releaseSlow(milliseconds: number): void;
}

interface RequestLimits {
  /** The maximum number of items, and of those of one key. The last quarter is reserved for keys that have none. */
  readonly max: number;
  readonly maxOfKey: number;
  readonly maxRunning: number;
}

/** Runs at most `maxRunning` items. Keys are served in rotation, and the items of one key in order. */
export function requestGate<Item>({ max, maxOfKey, maxRunning }: RequestLimits): RequestGate<Item> {
  /** The start of each running item, the oldest first. */
  const running = new Map<Item, number>();
  const released = new Set<Item>();
  const waiters = roundRobin<() => void>();
  const slots = fairSlots({ all: max, ofOne: maxOfKey, ofAddress: max });
  const callers = new Map<Item, Caller>();

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
      const caller = visitorAt(key);
      if (slots.take(caller)) return false;
      waiters.add(key, () => {
        running.set(item, performance.now());
        callers.set(item, caller);
        start();
      });
      admit();
      return true;
    },
    leave(item) {
      const caller = callers.get(item);
      if (!caller) return;
      callers.delete(item);
      slots.free(caller);
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
