/** Counts ids. An id that is noted again soon is not counted again. */
export interface OnceCounter {
  note(id: string): void;
  count(): number;
}

/** A counter that remembers the latest ids only, so that a subscription of many days needs no more memory than a new one. */
export function onceCounter(remembered: number): OnceCounter {
  const latest = new Set<string>();
  let count = 0;
  return {
    note(id) {
      if (latest.has(id)) return;
      count += 1;
      latest.add(id);
      const [oldest] = latest;
      if (latest.size > remembered && oldest !== undefined) latest.delete(oldest);
    },
    count: () => count,
  };
}
