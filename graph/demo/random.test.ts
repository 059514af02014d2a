import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom, seedOf } from './random.ts';

describe('seeded chance', () => {
  it('repeats exactly for the same seed', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const [one, other] = [seededRandom(seed), seededRandom(seed)];
        expect(Array.from({ length: 20 }, () => one.next())).toEqual(Array.from({ length: 20 }, () => other.next()));
      }),
    );
  });

  it('stays within its bounds', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: -50, max: 50 }), fc.nat(80), (seed, low, width) => {
        const drawn = seededRandom(seed).int(low, low + width);
        expect(drawn).toBeGreaterThanOrEqual(low);
        expect(drawn).toBeLessThanOrEqual(low + width);
      }),
    );
  });

  it('shuffles without losing or doubling anything', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.string()), (seed, list) => {
        expect(seededRandom(seed).shuffle(list).toSorted()).toEqual(list.toSorted());
      }),
    );
  });

  it('refuses to pick from nothing', () => {
    expect(() => seededRandom(1).pick([])).toThrow(RangeError);
  });

  it('makes other seeds of other words', () => {
    expect(seedOf('col-1')).toBe(seedOf('col-1'));
    expect(seedOf('col-1')).not.toBe(seedOf('col-2'));
  });
});
