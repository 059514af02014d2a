import { DomainError } from '../lib/errors.ts';
import { toGraphQLError } from './graphqlErrors.ts';
import type { OperationClock } from './operationClock.ts';

/**
 * Returns the result of the work. Throws QUERY_TOO_COMPLEX if it takes longer than `seconds`. The time while the clock is paused does
 * not count.
 */
export async function withinTime<Result>(
  seconds: number,
  work: Promise<Result> | Result,
  clock?: OperationClock,
): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const message = `The operation took longer than ${seconds} s: ask for less at once`;
  const refuse = () => late.reject(toGraphQLError(new DomainError('QUERY_TOO_COMPLEX', message)));
  let left = seconds * 1000;
  let runningSince = performance.now();
  let timer = setTimeout(refuse, left);
  const follow = () => {
    clearTimeout(timer);
    if (clock?.isPaused()) left -= performance.now() - runningSince;
    else {
      runningSince = performance.now();
      timer = setTimeout(refuse, left);
    }
  };
  clock?.follow(follow);
  // The work may have paused the clock already.
  if (clock?.isPaused()) follow();
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
    clock?.follow(() => {});
  }
}
