import { DomainError } from './errors.ts';

interface Limits {
  /** How many jobs run at once. */
  running: number;
  /** How many more may wait for their turn. */
  waiting: number;
}

/**
 * Runs jobs that are heavy on processor and memory a few at a time, first come, first served; throws RATE_LIMITED
 * where too many wait already.
 */
export function workQueue({ running, waiting }: Limits): <Result>(job: () => Promise<Result>) => Promise<Result> {
  let active = 0;
  const turns: (() => void)[] = [];
  return async (job) => {
    if (turns.length >= waiting) {
      throw new DomainError('RATE_LIMITED', 'Too many pictures are being taken in. Try again in a moment.', {
        retryAfter: 5,
      });
    }
    if (active >= running) await new Promise<void>((resolve) => turns.push(resolve));
    else active += 1;
    try {
      return await job();
    } finally {
      // The turn is handed on as it is: nobody who comes now can slip in between.
      const next = turns.shift();
      if (next) next();
      else active -= 1;
    }
  };
}
