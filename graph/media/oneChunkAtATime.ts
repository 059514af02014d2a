import { setImmediate } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/**
 * Processes one chunk of all uploads at a time, and lets other requests run before the next chunk. So twenty parallel
 * uploads delay a page no longer than one does.
 */
export function oneChunkAtATime<Result>(job: () => Promise<Result>): Promise<Result> {
  const result = last.then(job);
  last = result.catch(() => undefined).then(() => setImmediate());
  return result;
}
