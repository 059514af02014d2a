import { DomainError } from './errors.ts';
import { placesFor } from './placesFor.ts';

interface Limits {
  /** How many jobs run at once. */
  running: number;
  /** How many more may wait for their turn. */
  waiting: number;
  /** How many of those may be of one caller; all of them unless told otherwise. */
  waitingOfOne?: number;
  /** What is worked on, and what is done with it, for those who are told that there is too much of it. */
  of?: string;
  being?: string;
}

/** How many jobs of a queue run, and how many wait for their turn. */
export interface QueueLengths {
  readonly running: number;
  readonly waiting: number;
}

interface WorkQueue {
  <Result>(job: () => Promise<Result>, caller?: string): Promise<Result>;
  lengths(): QueueLengths;
}

/**
 * Runs jobs that are heavy on processor and memory a few at a time. Callers take turns, the jobs of one are run in the order in
 * which they came. Throws RATE_LIMITED where too many wait already, in all or of this caller.
 */
export function workQueue(limits: Limits): WorkQueue {
  const { running, waiting, waitingOfOne = waiting, of = 'pictures', being = 'taken in' } = limits;
  const tooMany = (whose: string) =>
    new DomainError('RATE_LIMITED', `Too many ${whose} are being ${being}. Try again in a moment.`, { retryAfter: 5 });
  let active = 0;
  let waitingNow = 0;
  /** Those who wait by their callers, who stand in the order of their next turns. */
  const turns = new Map<string, (() => void)[]>();
  const places = placesFor(waitingOfOne);

  function wait(caller: string): Promise<void> {
    if (waitingNow >= waiting) throw tooMany(of);
    if (!places.take(caller)) throw tooMany(`of your ${of}`);
    waitingNow += 1;
    const { promise, resolve } = Promise.withResolvers<void>();
    const turn = () => {
      places.free(caller);
      resolve();
    };
    const others = turns.get(caller);
    if (others) others.push(turn);
    else turns.set(caller, [turn]);
    return promise;
  }

  /** The first turn of the first caller, who stands last from here on. */
  function next(): (() => void) | undefined {
    const [first] = turns;
    if (!first) return undefined;
    const [caller, mine] = first;
    const turn = mine.shift();
    turns.delete(caller);
    if (mine.length > 0) turns.set(caller, mine);
    waitingNow -= 1;
    return turn;
  }

  async function enqueue<Result>(job: () => Promise<Result>, caller = ''): Promise<Result> {
    if (active >= running) await wait(caller);
    else active += 1;
    try {
      return await job();
    } finally {
      // The turn is handed on as it is: nobody who comes now can slip in between.
      const turn = next();
      if (turn) turn();
      else active -= 1;
    }
  }

  return Object.assign(enqueue, { lengths: () => ({ running: active, waiting: waitingNow }) });
}
