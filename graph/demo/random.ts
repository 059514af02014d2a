/** A pseudorandom number generator. The same seed gives the same numbers. */
export interface Random {
  /** The next number in [0, 1). */
  next(): number;
  /** An integer from `low` to `high`, inclusive. */
  int(low: number, high: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** A random item of a list. Throws RangeError for an empty list. */
  pick<T>(list: readonly T[]): T;
  /** A shuffled copy of a list. */
  shuffle<T>(list: readonly T[]): T[];
}

/**
 * The generator mulberry32 by Tommy Ettinger (2017, public domain), with 32 bits of state and a period of 2^32. Its quality is
 * sufficient for demo data. Never use it for secrets.
 */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  function int(low: number, high: number): number {
    return low + Math.floor(next() * (high - low + 1));
  }

  function pick<T>(list: readonly T[]): T {
    const index = int(0, list.length - 1);
    if (index >= list.length) throw new RangeError('Cannot pick from an empty list');
    return list[index] as T; // The index is in range, but the compiler cannot see that.
  }

  // Fisher–Yates shuffle by repeated removal.
  function shuffle<T>(list: readonly T[]): T[] {
    const rest = [...list];
    return list.flatMap(() => rest.splice(int(0, rest.length - 1), 1));
  }

  return { next, int, chance: (probability) => next() < probability, pick, shuffle };
}

/** A seed from a text: its 32-bit FNV-1a hash (Fowler, Noll and Vo). */
export function seedOf(text: string): number {
  return [...text].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0, 2166136261);
}
