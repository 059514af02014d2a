/** The retention of positions, in milliseconds. It is also the largest lag that is reported. */
const memory = 60_000;

/** The log positions of the primary over time, by the clock of this node. */
export interface Freshness {
  /** Records the end of the log at a time of `performance.now()`, or shortly after it. */
  note(at: number, position: number): void;
  /** The time until which the log up to this position is complete. */
  knownUntil(position: number): number;
}

/**
 * Computes the age of a replica's data from log positions. A replica that has replayed the end of the log of one second ago is at most
 * one second old, even without new writes. This does not use the clocks of other machines.
 */
export function trackFreshness(): Freshness {
  const seen: { at: number; position: number }[] = [];
  return {
    note(at, position) {
      // After a failover the log of the new primary can end earlier.
      while ((seen.at(-1)?.position ?? 0) > position) seen.pop();
      seen.push({ at, position });
      while ((seen[0]?.at ?? at) < at - memory) seen.shift();
    },
    knownUntil: (position) =>
      seen.findLast((each) => each.position <= position)?.at ?? (seen[0]?.at ?? Number.NEGATIVE_INFINITY) - memory,
  };
}
