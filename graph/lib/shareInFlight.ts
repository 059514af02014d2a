/**
 * Lets those who ask for the same while it is worked out share what comes of it; who asks later has it worked out anew. `of`
 * is what it is worked out of, told apart by identity.
 */
export function shareInFlight<Result>(): (of: object, key: string, work: () => Promise<Result>) => Promise<Result> {
  const inFlight = new WeakMap<object, Map<string, Promise<Result>>>();
  return (of, key, work) => {
    const byKey = inFlight.get(of) ?? new Map<string, Promise<Result>>();
    inFlight.set(of, byKey);
    const known = byKey.get(key);
    if (known) return known;
    const result = work().finally(() => byKey.delete(key));
    byKey.set(key, result);
    return result;
  };
}
