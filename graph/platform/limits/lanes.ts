import { AsyncLocalStorage } from 'node:async_hooks';
import type { Caller } from '../lib/access.ts';

// Others wait while a job holds a slot of a gate. If its statements queued behind the other statements of its caller, the caller could
// make everybody wait.

const lanes = new AsyncLocalStorage<string>();

/** Runs a job that holds a slot of a gate: its statements have a queue of their own. */
export const inLane = <Result>(gate: string, job: () => Result): Result => lanes.run(gate, job);

/** The caller in whose queue a statement waits. */
export function laneOf(caller: Caller): Caller {
  const lane = lanes.getStore();
  return lane === undefined ? caller : { key: `${lane} of ${caller.key}`, address: caller.address };
}
