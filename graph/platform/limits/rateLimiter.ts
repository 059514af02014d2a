import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimitName as Bucket, RateLimit, RateLimits } from '../env/env.ts';
import { DomainError } from '../lib/errors.ts';
import type { RedisConnections } from '../live/redisConnections.ts';

/** The points that a request took from a bucket, and the state of the bucket after it. */
export interface Share {
  cost: number;
  limit: number;
  remaining: number;
  resetAt: Date;
}

export interface RateLimiter {
  /** Takes points (default 1) from the key's bucket. Throws RATE_LIMITED with the seconds to wait if too few are left. */
  consume(bucket: Bucket, key: string, points?: number): Promise<Share>;
  /** Throws RATE_LIMITED if the key's bucket is empty. Takes no points. */
  refuseUsedUp(bucket: Bucket, key: string): Promise<void>;
  /** The points of a full bucket. */
  limitOf(bucket: Bucket): number;
  /** Returns one point to the key's bucket. */
  giveBack(bucket: Bucket, key: string): Promise<void>;
  /** Refills the key's bucket. */
  reset(bucket: Bucket, key: string): Promise<void>;
}

/** The largest Int of GraphQL. Operators may set larger limits. */
const maxGraphQLInt = 2 ** 31 - 1;

function shareAfter({ remainingPoints, msBeforeNext }: RateLimiterRes, limit: number, cost: number): Share {
  const remaining = Math.min(remainingPoints, maxGraphQLInt);
  return { cost, limit: Math.min(limit, maxGraphQLInt), remaining, resetAt: new Date(Date.now() + msBeforeNext) };
}

/** RATE_LIMITED for a caller who may try again after `msBeforeNext` milliseconds. */
export function tooMany(msBeforeNext: number): DomainError {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const unit = retryAfter === 1 ? 'second' : 'seconds';
  return new DomainError('RATE_LIMITED', `Too many requests. Try again in ${retryAfter} ${unit}.`, { retryAfter });
}

/** The limiter of one bucket: in Redis, or in this process without Redis or during an outage of it. */
function shares(
  keyPrefix: string,
  { points, seconds }: RateLimit,
  redis: RedisConnections | null,
): RateLimiterAbstract {
  const inMemory = new RateLimiterMemory({ keyPrefix, points, duration: seconds });
  if (!redis) return inMemory;
  return new RateLimiterRedis({
    keyPrefix: redis.prefix + keyPrefix,
    points,
    duration: seconds,
    storeClient: redis.commands,
    rejectIfRedisNotReady: true,
    insuranceLimiter: inMemory,
    // Once refused, a caller is refused without a request to Redis. A bucket that is only empty may get a point back.
    inMemoryBlockOnConsumed: points + 1,
  });
}

/** The networks of 64 bits in one of 48 bits, which one customer can have, share this many times the limit of one. */
export const networksOfSite = 16;

/** The key of the 48-bit network of an IPv6 visitor. Null for all other keys. */
function siteKeyOf(key: string): string | null {
  const end = '::/64';
  if (!key.endsWith(end)) return null;
  const network = key.slice(0, -end.length);
  return `${network.slice(0, network.lastIndexOf(':'))}::/48`;
}

/** Rate limits in Redis for all nodes, or in this process for a single node. */
export function makeRateLimiter(limits: RateLimits, redis: RedisConnections | null): RateLimiter {
  const make = (factor: number): Record<Bucket, RateLimiterAbstract> => {
    const of = (bucket: Bucket) => {
      const { points, seconds } = limits[bucket];
      return shares(factor === 1 ? bucket : `${bucket}.site`, { points: points * factor, seconds }, redis);
    };
    return {
      reads: of('reads'),
      writes: of('writes'),
      texts: of('texts'),
      signIns: of('signIns'),
      signUps: of('signUps'),
      applications: of('applications'),
      failedSignIns: of('failedSignIns'),
      mails: of('mails'),
      notices: of('notices'),
      uploads: of('uploads'),
      exports: of('exports'),
    };
  };
  const limiters = make(1);
  const siteLimiters = make(networksOfSite);
  return {
    async consume(bucket, key, cost = 1) {
      const site = siteKeyOf(key);
      try {
        const taken = await limiters[bucket].consume(key, cost);
        if (site) await siteLimiters[bucket].consume(site, cost);
        return shareAfter(taken, limits[bucket].points, cost);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw tooMany(refusal.msBeforeNext);
        throw refusal;
      }
    },
    async refuseUsedUp(bucket, key) {
      const { points } = limits[bucket];
      const share = await limiters[bucket].get(key);
      if (share && share.consumedPoints >= points) throw tooMany(share.msBeforeNext);
      const site = siteKeyOf(key);
      const shared = site ? await siteLimiters[bucket].get(site) : null;
      if (shared && shared.consumedPoints >= points * networksOfSite) throw tooMany(shared.msBeforeNext);
    },
    limitOf: (bucket) => Math.min(limits[bucket].points, maxGraphQLInt),
    async giveBack(bucket, key) {
      await limiters[bucket].reward(key);
      const site = siteKeyOf(key);
      if (site) await siteLimiters[bucket].reward(site);
    },
    async reset(bucket, key) {
      await limiters[bucket].delete(key);
    },
  };
}
