/** How far back positions are kept, in milliseconds: what lags more is told to lag so much. */
const memory = 60_000;

/** When the log of the primary was where, as one node has seen it by its own clock. */
export interface Freshness {
  /** Notes where the log ended after that time, in milliseconds of `performance.now()`. */
  note(at: number, position: number): void;
  /** From when on something may have happened that is not in the log up to a position. */
  knownUntil(position: number): number;
}

/**
 * Tells how old the data of replicas is, from what the primary and they say of the log: a replica that has replayed what the
 * log held a moment ago is at most so old, also where nothing has been written since. Clocks of other machines have no part
 * in it.
 */
export function trackFreshness(): Freshness {
  const seen: { at: number; position: number }[] = [];
  return {
    note(at, position) {
      // The log of a primary that took over may end earlier.
      while ((seen.at(-1)?.position ?? 0) > position) seen.pop();
      seen.push({ at, position });
      while ((seen[0]?.at ?? at) < at - memory) seen.shift();
    },
    knownUntil: (position) =>
      seen.findLast((each) => each.position <= position)?.at ?? (seen[0]?.at ?? Number.NEGATIVE_INFINITY) - memory,
  };
}
