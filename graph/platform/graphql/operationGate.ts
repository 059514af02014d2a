import type { Caller } from '../lib/access.ts';
import { DomainError } from '../lib/errors.ts';
import { concurrencyGate } from '../limits/concurrencyGate.ts';
import { doors } from '../limits/doors.ts';
import { fairSlots, type UsedUp } from '../limits/fairSlots.ts';
import { inLane } from '../limits/lanes.ts';
import { callerQueues, type Kind } from './callerQueues.ts';

// A new document is parsed, validated and interpreted on the single thread that serves all requests. Large ones run one at a time
// for each caller, with a pause after each, so that no caller gets more than a fifth of the thread.

/** The slot of one request, which enters at most once, when the request turns out to be large. */
export interface OperationPass {
  /**
   * Resolves when the request may continue. Throws RATE_LIMITED if too many wait: of the caller, of the address or in total. When `signal`
   * aborts before, leaves the queue and throws its reason.
   */
  enter(signal?: AbortSignal): Promise<void>;
  /** Executes the request. If it has entered, its statements do not wait behind others of the caller. */
  run<Result>(execute: () => Result): Result;
  /** Frees the slot, if the request has entered. */
  leave(): void;
}

/**
 * Subscriptions are limited in number and bytes, so that their events may all wait and are never refused. They leave the queue when their
 * subscription ends.
 */
export type OperationGate = (caller: Caller, kind?: Kind) => OperationPass;

const noun = 'large operations';
/** The pause after a request, as a multiple of its duration. */
const pauseFactor = 4;
/** In milliseconds: how long a request keeps the slot that others wait for. */
const maxHeld = 10_000;
/** In milliseconds. A slow database is not the caller's fault. */
const maxPause = 1000;

const unlimited = {
  all: Number.POSITIVE_INFINITY,
  ofOne: Number.POSITIVE_INFINITY,
  ofAddress: Number.POSITIVE_INFINITY,
};

function tooMany(usedUp: UsedUp): DomainError {
  const address = 'large operations from your network address';
  const whose = { all: 'large operations', own: 'of your large operations', address }[usedUp];
  return new DomainError('RATE_LIMITED', `Too many ${whose} wait. Send fewer at once, or try again in a moment.`, {
    retryAfter: 5,
  });
}

/** Makes the gate of one server: at most four large operations at once, one for each caller. */
export function operationGate(): OperationGate {
  const queues = callerQueues();
  const { running, waiting } = doors.operation;
  /** Slots of requests that wait, run or pause. More requests are refused at once. */
  const slots = fairSlots(waiting);
  const gate = concurrencyGate({ running, waiting: unlimited, of: noun, being: 'executed' });

  /** Waits for the caller's earlier operations and their pauses. Returns the function that admits the next one. */
  async function waitForEarlier(caller: Caller, kind: Kind, signal?: AbortSignal): Promise<() => void> {
    const isCounted = kind === 'request';
    const usedUp = isCounted ? slots.take(caller) : null;
    if (usedUp) throw tooMany(usedUp);
    const free = () => {
      if (isCounted) slots.free(caller);
    };
    try {
      const next = await queues.enter(caller.key, kind, signal);
      return () => {
        free();
        next();
      };
    } catch (error) {
      free();
      throw error;
    }
  }

  async function begin(caller: Caller, kind: Kind, signal?: AbortSignal): Promise<() => void> {
    const next = await waitForEarlier(caller, kind, signal);
    const free = await gate.enter(caller, signal).catch((error: unknown) => {
      next();
      throw error;
    });
    const began = performance.now();
    let isHeld = true;
    const giveBack = () => {
      if (isHeld) free();
      isHeld = false;
    };
    const timer = setTimeout(giveBack, maxHeld).unref();
    return () => {
      clearTimeout(timer);
      giveBack();
      setTimeout(next, Math.min(pauseFactor * (performance.now() - began), maxPause)).unref();
    };
  }

  return (caller, kind = 'request') => {
    let end: (() => void) | null = null;
    return {
      async enter(signal) {
        end ??= await begin(caller, kind, signal);
      },
      run: (execute) => (end ? inLane(noun, execute) : execute()),
      leave() {
        end?.();
        end = null;
      },
    };
  };
}
