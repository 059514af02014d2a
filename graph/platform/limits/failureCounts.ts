import { LRUCache } from 'lru-cache';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import type { RedisConnections } from '../live/redisConnections.ts';

const quarterOfAnHour = 15 * 60;
/** The number of names that this process counts. The least recently tried names are evicted. */
export const maxNames = 10_000;

/** Counts the failures of each name within 15 minutes. */
export interface FailureCounts {
  /** Adds one and returns the new count. */
  add(name: string): Promise<number>;
  /** Subtracts one. */
  remove(name: string): Promise<void>;
  forget(name: string): Promise<void>;
}

function countsInMemory(): FailureCounts {
  const counts = new LRUCache<string, { failures: number }>({ max: maxNames, ttl: quarterOfAnHour * 1000 });
  return {
    async add(name) {
      const count = counts.get(name) ?? { failures: 0 };
      count.failures += 1;
      if (count.failures === 1) counts.set(name, count);
      return count.failures;
    },
    async remove(name) {
      const count = counts.get(name);
      if (count && count.failures > 1) count.failures -= 1;
      else counts.delete(name);
    },
    forget: async (name) => void counts.delete(name),
  };
}

/** Counts in Redis for all nodes. Without Redis, or during an outage of it, counts in this process. */
export function failureCounts(redis: RedisConnections | null): FailureCounts {
  const inMemory = countsInMemory();
  if (!redis) return inMemory;
  const shared = new RateLimiterRedis({
    keyPrefix: `${redis.prefix}slowSignIns`,
    // The limit is never reached: this limiter only counts.
    points: 2 ** 31,
    duration: quarterOfAnHour,
    storeClient: redis.commands,
    rejectIfRedisNotReady: true,
  });
  return {
    add: (name) =>
      shared.consume(name).then(
        ({ consumedPoints }) => consumedPoints,
        () => inMemory.add(name),
      ),
    remove: (name) =>
      shared.reward(name).then(
        () => undefined,
        () => inMemory.remove(name),
      ),
    async forget(name) {
      await Promise.all([shared.delete(name).catch(() => false), inMemory.forget(name)]);
    },
  };
}
