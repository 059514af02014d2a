import { setImmediate } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/**
 * Takes in one piece of all that arrives at a time, and lets every other request go on before the next one: twenty
 * uploads at once then hold a page up no longer than one does.
 */
export function inTurn<Result>(job: () => Promise<Result>): Promise<Result> {
  const result = last.then(job);
  last = result.catch(() => undefined).then(() => setImmediate());
  return result;
}
