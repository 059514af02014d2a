import { DomainError } from './errors.ts';

/** Concurrent calls with the same source object and key share one promise until it settles. */
export function shareInFlight<Result>(): (source: object, key: string, work: () => Promise<Result>) => Promise<Result> {
  const inFlight = new WeakMap<object, Map<string, Promise<Result>>>();
  return (source, key, work) => {
    const byKey = inFlight.get(source) ?? new Map<string, Promise<Result>>();
    inFlight.set(source, byKey);
    const pending = byKey.get(key);
    if (pending) return pending;
    const result = work().finally(() => byKey.delete(key));
    byKey.set(key, result);
    return result;
  };
}

/**
 * Like `shareInFlight`, for work that has a limit for each caller. A RATE_LIMITED is the error of the caller who began the work.
 * The others try again, so that each gets only the refusal of their own limit.
 */
export function shareUnlessRefused<Result>(): ReturnType<typeof shareInFlight<Result>> {
  const share = shareInFlight<Result>();
  return async function ask(source, key, work) {
    let isOwn = false;
    const begin = () => {
      isOwn = true;
      return work();
    };
    try {
      return await share(source, key, begin);
    } catch (error) {
      if (isOwn || !(error instanceof DomainError && error.code === 'RATE_LIMITED')) throw error;
      return ask(source, key, work);
    }
  };
}
