/** What was used last under its key; the least recently used makes room. */
export interface Latest<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
}

/** Keeps so many values at most. */
export function keepLatest<Value>(most: number): Latest<Value> {
  const kept = new Map<string, Value>();

  function set(key: string, value: Value): void {
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  }

  return {
    get(key) {
      const value = kept.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
    set,
  };
}
