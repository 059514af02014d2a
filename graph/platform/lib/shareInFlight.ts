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

interface SharedTurn<Result> extends PromiseWithResolvers<Result> {
  isBegun: boolean;
  callers: number;
}

interface Turns {
  /** Runs a job when the caller has their turn, unless the signal aborts before. */
  readonly turn: (job: () => Promise<unknown>, signal: AbortSignal) => Promise<unknown>;
  /** Aborts when the caller no longer waits. */
  readonly ended: AbortSignal;
}

/**
 * Like `shareInFlight`, for work that each caller queues for. The first caller who has a turn begins it, and the others leave their queues
 * with its result. So nobody waits in the queue of another, and a turn that has nothing to begin ends at once.
 */
export function shareFirstTurn<Result>() {
  const inFlight = new WeakMap<object, Map<string, SharedTurn<Result>>>();
  return async (source: object, key: string, work: () => Promise<Result>, { turn, ended }: Turns) => {
    const byKey = inFlight.get(source) ?? new Map<string, SharedTurn<Result>>();
    inFlight.set(source, byKey);
    const shared = byKey.get(key) ?? { ...Promise.withResolvers<Result>(), isBegun: false, callers: 0 };
    byKey.set(key, shared);
    shared.callers += 1;
    const begin = async () => {
      if (shared.isBegun) return;
      shared.isBegun = true;
      shared.resolve(work());
      await shared.promise;
    };
    const waiting = new AbortController();
    const leave = () => waiting.abort(ended.reason);
    ended.addEventListener('abort', leave, { once: true });
    if (ended.aborted) leave();
    try {
      return await Promise.race([turn(begin, waiting.signal).then(() => shared.promise), shared.promise]);
    } finally {
      ended.removeEventListener('abort', leave);
      waiting.abort();
      shared.callers -= 1;
      if (shared.callers === 0) byKey.delete(key);
    }
  };
}
