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
