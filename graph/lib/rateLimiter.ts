import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimitName as Bucket, RateLimit, RateLimits } from '../env.ts';
import { DomainError } from './errors.ts';
import type { RedisLinks } from './redisLinks.ts';

/** What a request took from a bucket, and how its caller stands with that bucket since. */
export interface Share {
  cost: number;
  limit: number;
  remaining: number;
  resetAt: Date;
}

export interface RateLimiter {
  /** Takes one point from the key's share of the bucket; throws RATE_LIMITED with the seconds to wait when it is used up. */
  consume(bucket: Bucket, key: string): Promise<Share>;
  /** Throws RATE_LIMITED where the key's share is used up, and takes nothing from it. */
  refuseUsedUp(bucket: Bucket, key: string): Promise<void>;
  /** Gives the key its whole share back. */
  reset(bucket: Bucket, key: string): Promise<void>;
}

const cost = 1;

/** GraphQL has no larger whole numbers, and operators may set limits past them. */
const mostTold = 2 ** 31 - 1;

function shareAfter({ remainingPoints, msBeforeNext }: RateLimiterRes, limit: number): Share {
  const remaining = Math.min(remainingPoints, mostTold);
  return { cost, limit: Math.min(limit, mostTold), remaining, resetAt: new Date(Date.now() + msBeforeNext) };
}

function tooMany(msBeforeNext: number): DomainError {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const unit = retryAfter === 1 ? 'second' : 'seconds';
  return new DomainError('RATE_LIMITED', `Too many requests. Try again in ${retryAfter} ${unit}.`, { retryAfter });
}

/** The shares of one bucket: in Redis, and in this process where there is none or while it is away. */
function shares(keyPrefix: string, { points, seconds }: RateLimit, redis: RedisLinks | null): RateLimiterAbstract {
  const inMemory = new RateLimiterMemory({ keyPrefix, points, duration: seconds });
  if (!redis) return inMemory;
  return new RateLimiterRedis({
    keyPrefix: redis.prefix + keyPrefix,
    points,
    duration: seconds,
    storeClient: redis.commands,
    rejectIfRedisNotReady: true,
    insuranceLimiter: inMemory,
    // Who has used up their share is refused without asking Redis again.
    inMemoryBlockOnConsumed: points,
  });
}

/** Limits kept in Redis for all nodes together, or in this process, which is enough for one. */
export function makeRateLimiter(limits: RateLimits, redis: RedisLinks | null): RateLimiter {
  const make = (bucket: Bucket) => shares(bucket, limits[bucket], redis);
  const limiters: Record<Bucket, RateLimiterAbstract> = {
    reads: make('reads'),
    writes: make('writes'),
    signIns: make('signIns'),
    signUps: make('signUps'),
    failedSignIns: make('failedSignIns'),
    uploads: make('uploads'),
  };
  return {
    async consume(bucket, key) {
      try {
        return shareAfter(await limiters[bucket].consume(key, cost), limits[bucket].points);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw tooMany(refusal.msBeforeNext);
        throw refusal;
      }
    },
    async refuseUsedUp(bucket, key) {
      const share = await limiters[bucket].get(key);
      if (share && share.consumedPoints >= limits[bucket].points) throw tooMany(share.msBeforeNext);
    },
    async reset(bucket, key) {
      await limiters[bucket].delete(key);
    },
  };
}
