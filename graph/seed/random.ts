/** A stream of numbers that looks like chance and repeats exactly for the same seed. */
export interface Random {
  /** The next number in [0, 1). */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  /** True once in `1 / probability` times. */
  chance(probability: number): boolean;
  /** One item of a list; throws RangeError where the list is empty. */
  pick<T>(list: readonly T[]): T;
  /** A shuffled copy. */
  shuffle<T>(list: readonly T[]): T[];
}

/**
 * The generator mulberry32 by Tommy Ettinger (2017, public domain): 32 bits of state, a full period of 2^32, and good enough
 * statistics for pictures and small talk. Not for secrets.
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
    return list[index] as T; // in range, which the compiler cannot see
  }

  // Durstenfeld's version of the Fisher–Yates shuffle, expressed as repeated removal.
  function shuffle<T>(list: readonly T[]): T[] {
    const rest = [...list];
    return list.flatMap(() => rest.splice(int(0, rest.length - 1), 1));
  }

  return { next, int, chance: (probability) => next() < probability, pick, shuffle };
}

/** A seed made of words, by the 32-bit FNV-1a hash (Fowler, Noll and Vo). */
export function seedOf(text: string): number {
  return [...text].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0, 2166136261);
}
