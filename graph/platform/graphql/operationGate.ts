import type { Caller } from '../lib/access.ts';
import { DomainError } from '../lib/errors.ts';
import { concurrencyGate } from '../limits/concurrencyGate.ts';
import { doors } from '../limits/doors.ts';
import { fairSlots, type UsedUp } from '../limits/fairSlots.ts';
import { inLane } from '../limits/lanes.ts';

// A new document is parsed, validated and interpreted on the single thread that serves all requests. Large ones run one at a time
// for each caller, with a pause after each, so that no caller gets more than a fifth of the thread.

/** The slot of one request, which enters at most once, when the request turns out to be large. */
export interface OperationPass {
  /** Resolves when the request may continue. Throws RATE_LIMITED if too many wait: of the caller, of the address or in total. */
  enter(): Promise<void>;
  /** Executes the request. If it has entered, its statements do not wait behind others of the caller. */
  run<Result>(execute: () => Result): Result;
  /** Frees the slot, if the request has entered. */
  leave(): void;
}

/** Subscriptions are limited in number, so that their events may all wait and are never refused. */
export type OperationGate = (caller: Caller, kind?: 'request' | 'event') => OperationPass;

interface CallerQueue {
  /** The number of requests that wait, run or pause. */
  length: number;
  /** Settles after the pause of the latest request. */
  free: Promise<void>;
}

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
  const queues = new Map<string, CallerQueue>();
  const { running, waiting } = doors.operation;
  /** Slots of requests that wait, run or pause. More requests are refused at once. */
  const slots = fairSlots(waiting);
  const gate = concurrencyGate({ running, waiting: unlimited, of: noun, being: 'executed' });

  /** Waits for the caller's earlier requests and their pauses. Returns the function that admits the next one. */
  async function waitForEarlier(caller: Caller, isRefusable: boolean): Promise<() => void> {
    const usedUp = isRefusable ? slots.take(caller) : null;
    if (usedUp) throw tooMany(usedUp);
    const { key } = caller;
    const callerQueue = queues.get(key) ?? { length: 0, free: Promise.resolve() };
    const { promise, resolve } = Promise.withResolvers<void>();
    const earlier = callerQueue.free;
    callerQueue.free = promise;
    callerQueue.length += 1;
    queues.set(key, callerQueue);
    await earlier;
    return () => {
      callerQueue.length -= 1;
      if (isRefusable) slots.free(caller);
      if (callerQueue.length === 0) queues.delete(key);
      resolve();
    };
  }

  async function begin(caller: Caller, isRefusable: boolean): Promise<() => void> {
    const next = await waitForEarlier(caller, isRefusable);
    const free = await gate.enter(caller);
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
      async enter() {
        end ??= await begin(caller, kind === 'request');
      },
      run: (execute) => (end ? inLane(noun, execute) : execute()),
      leave() {
        end?.();
        end = null;
      },
    };
  };
}
