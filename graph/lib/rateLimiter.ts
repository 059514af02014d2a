import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimitName as Bucket, RateLimits } from '../env.ts';
import { DomainError } from './errors.ts';

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

/** Limits kept in this process: enough for one node. */
export function rateLimiterInMemory(limits: RateLimits): RateLimiter {
  const make = (bucket: Bucket): RateLimiterAbstract =>
    new RateLimiterMemory({ keyPrefix: bucket, points: limits[bucket].points, duration: limits[bucket].seconds });
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
    async reset(bucket, key) {
      await limiters[bucket].delete(key);
    },
  };
}
