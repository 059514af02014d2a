import { setTimeout as wait } from 'node:timers/promises';
import type { Caller } from '../lib/access.ts';
import type { RedisConnections } from '../live/redisConnections.ts';
import { concurrencyGate } from './concurrencyGate.ts';
import { doors } from './doors.ts';
import { failureCounts } from './failureCounts.ts';
import { fairSlots, type Shares } from './fairSlots.ts';
import { tooMany } from './rateLimiter.ts';

// Failed sign-ins delay further attempts at the same name from all addresses. Addresses that have failed at the name share one queue.
// Other addresses use another queue, so that an attacker cannot lock the member out.

const freeFailures = 5;
const firstDelay = 250;
const unbounded = {
  all: Number.POSITIVE_INFINITY,
  ofOne: Number.POSITIVE_INFINITY,
  ofAddress: Number.POSITIVE_INFINITY,
};
/** In milliseconds. */
export const maxDelay = 4000;

/** The delay of a sign-in, in milliseconds, after this many failures within 15 minutes. */
export const delayAfter = (failures: number): number =>
  failures < freeFailures ? 0 : Math.min(maxDelay, firstDelay * 2 ** (failures - freeFailures));

/** The source of an attempt: a network address, and the clock of its operation. */
export interface SignInSource extends Pick<Caller, 'address' | 'clock'> {
  /** Whether another attempt at the name from this address failed within 15 minutes, or has not finished. */
  readonly hasFailed?: boolean;
}

export interface SlowSignIns {
  /**
   * Counts an attempt as a failure until `forget`, waits for a slot of the name, and then for the delay of the earlier failures.
   * `name` is a username in lower case, or stands for a signed-in member. Throws RATE_LIMITED, without counting, if too many attempts wait:
   * at the name, from the address, or in total.
   */
  attempt(name: string, from: SignInSource): Promise<void>;
  forget(name: string): Promise<void>;
}

/** A queue of delayed attempts. `places` limits waiting and running attempts together, `atOnce` the running ones. */
function delayQueue(places: Shares, atOnce: Shares) {
  const taken = fairSlots(places);
  const limits = { running: atOnce, waiting: unbounded, of: 'sign-ins', being: 'tried' };
  const enqueue = concurrencyGate({ ...limits, isOfNames: true });
  return async (caller: Caller, work: () => Promise<unknown>): Promise<void> => {
    if (taken.take(caller) !== null) throw tooMany(maxDelay);
    try {
      await enqueue(work, caller);
    } finally {
      taken.free(caller);
    }
  };
}

/** Counts failures in Redis for all nodes, or in this process. Each node has its own queues. */
export function slowSignIns(
  redis: RedisConnections | null,
  pause: (milliseconds: number) => Promise<unknown> = wait,
): SlowSignIns {
  const failures = failureCounts(redis);
  const { signIn, guess } = doors;
  const queue = delayQueue(signIn.waiting, signIn.running);
  const guessQueue = delayQueue(guess.waiting, guess.running);
  return {
    async attempt(name, { address, clock, hasFailed }) {
      const delay = delayAfter((await failures.add(name)) - 1);
      if (delay === 0) return;
      const wait = hasFailed ? guessQueue : queue;
      try {
        await wait({ key: name, address, clock }, () => pause(delay));
      } catch (refusal) {
        await failures.remove(name);
        throw refusal;
      }
    },
    forget: (name) => failures.forget(name),
  };
}
