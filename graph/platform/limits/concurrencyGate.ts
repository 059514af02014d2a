import type { Caller } from '../lib/access.ts';
import { DomainError } from '../lib/errors.ts';
import { fairSlots, type Shares, type UsedUp } from './fairSlots.ts';
import { inLane, laneOf } from './lanes.ts';
import { roundRobin } from './roundRobin.ts';

interface Limits {
  running: Shares;
  /** Null: nothing waits. */
  waiting: Shares | null;
  /** The plural noun and the participle of the refusal: "Too many pictures are being drawn". */
  of: string;
  being: string;
  /** Whether the callers are names at which others try to sign in. All attempts at a name share one queue, also those of jobs with a lane. */
  isOfNames?: boolean;
  /** Whether the jobs have limits of their own, so that they do not use the operation's time. */
  hasOwnLimits?: boolean;
}

/** The number of jobs that run and that wait. */
export interface GateCounts {
  readonly running: number;
  readonly waiting: number;
}

export interface ConcurrencyGate {
  /**
   * Runs a job as soon as a slot is free. Throws RATE_LIMITED if too many jobs wait already. A job that still waits when `signal`
   * aborts leaves the queue, and the reason of the abort is thrown.
   */
  <Result>(job: () => Promise<Result>, caller?: Caller, signal?: AbortSignal): Promise<Result>;
  /** Waits for a slot as a job does, and returns the function that frees it. Throws RATE_LIMITED, and the reason of an abort. */
  enter(caller: Caller, signal?: AbortSignal): Promise<() => void>;
  /** Takes a slot at once and returns the function that frees it. Throws RATE_LIMITED if there is none. */
  take(caller: Caller): () => void;
  /**
   * Takes a slot at once and returns null, or returns a promise of a slot. The caller frees the slot by `leave`. The promise rejects with
   * RATE_LIMITED if too many jobs wait already.
   */
  reserve(caller: Caller): Promise<void> | null;
  leave(caller: Caller): void;
  lengths(): GateCounts;
}

interface Waiter {
  caller: Caller;
  start: () => void;
}

const noCaller: Caller = { key: '', address: '' };
const none = { all: 0, ofOne: 0, ofAddress: 0 };
const retryAfter = 5;

function tooMany({ of, being }: Limits, usedUp: UsedUp): DomainError {
  const whose = { all: of, own: `of your ${of}`, address: `${of} from your network address` }[usedUp];
  return new DomainError('RATE_LIMITED', `Too many ${whose} are being ${being}. Try again in a moment.`, {
    retryAfter,
  });
}

/**
 * Concurrency gate: a limited number of jobs run, a limited number wait, the rest are refused. Callers are served in rotation, and
 * the jobs of one caller in order. While a job waits, the clock of its operation is paused. Neither the statements
 * nor the jobs of a running job wait behind others of its caller.
 */
export function concurrencyGate(limits: Limits): ConcurrencyGate {
  const active = fairSlots(limits.running);
  const queued = fairSlots(limits.waiting ?? none);
  const waiters = roundRobin<Waiter>();

  async function wait(caller: Caller, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    const usedUp = queued.take(caller);
    if (usedUp) throw tooMany(limits, usedUp);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const giveUp = () => {
      if (!waiters.remove(caller.key, waiter)) return;
      queued.free(caller);
      reject(signal?.reason);
    };
    const waiter: Waiter = { caller, start: resolve };
    waiters.add(caller.key, waiter);
    signal?.addEventListener('abort', giveUp, { once: true });
    await promise;
    signal?.removeEventListener('abort', giveUp);
  }

  /** The waiters take the slots at once, before a new caller can. A reserved slot is refused to one waiter but open to another. */
  function leave(caller: Caller): void {
    active.free(caller);
    const takesSlot = (waiter: Waiter) => active.take(waiter.caller) === null;
    for (let next = waiters.next(takesSlot); next; next = waiters.next(takesSlot)) {
      queued.free(next.caller);
      next.start();
    }
  }

  const reserve = (caller: Caller, signal?: AbortSignal) => (active.take(caller) ? wait(caller, signal) : null);

  async function enter(caller: Caller, signal?: AbortSignal): Promise<() => void> {
    await reserve(caller, signal);
    return () => leave(caller);
  }

  function take(caller: Caller): () => void {
    const usedUp = active.take(caller);
    if (usedUp) throw tooMany(limits, usedUp);
    return () => leave(caller);
  }

  async function run<Result>(job: () => Promise<Result>, caller = noCaller, signal?: AbortSignal): Promise<Result> {
    const resume = caller.clock?.pause();
    try {
      const free = await enter(limits.isOfNames ? caller : laneOf(caller), signal);
      if (!limits.hasOwnLimits) resume?.();
      try {
        return await inLane(limits.of, job);
      } finally {
        free();
      }
    } finally {
      resume?.();
    }
  }

  const lengths = () => ({ running: active.count(), waiting: queued.count() });
  return Object.assign(run, { enter, take, reserve, leave, lengths });
}
