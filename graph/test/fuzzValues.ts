import fc from 'fast-check';
import type { Noun } from './fuzzWorld.ts';
import { idAt } from './fuzzWorld.ts';
import { nastyCursor, nastyText, nastyValue } from './hostile.ts';

const longest = 1000;

/** Texts that have broken servers before; seldom a very long one. */
export const anyText = fc.oneof(
  { weight: 60, arbitrary: nastyText.map((text) => text.slice(0, longest)) },
  { weight: 10, arbitrary: nastyCursor.map((text) => text.slice(0, longest)) },
  { weight: 1, arbitrary: fc.constantFrom('🚴'.repeat(12_000), 'x'.repeat(200_000)) },
);

const deep = Array.from({ length: 40 }).reduce<unknown>((inner) => ({ inner: [inner] }), null);
const numbers = [0, -0, -1, 0.1, 1.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21, 1e300, -1e300, 5e-324];
const dates = [
  '0000-00-00',
  '2026-02-30',
  '275760-09-13',
  '-000001-01-01',
  '9999-12-31T23:59:59Z',
  '2026-11-21T25:00Z',
];

/** Values of any type for where they do not belong. */
export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: anyText },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, ...numbers, ...dates) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>([], {}, [null], [[]], { length: 1 }, { toString: 1 }, deep) },
  { weight: 1, arbitrary: nastyValue.filter((value) => typeof value !== 'string') },
);

export const anyNoun: fc.Arbitrary<Noun> = fc.constantFrom(
  'user',
  'post',
  'ride',
  'comment',
  'moment',
  'group',
  'event',
);

/** The id of something that is there: of that noun, seldom of another. */
export const idOf = (noun: Noun | null) =>
  fc
    .tuple(noun ? fc.oneof({ weight: 6, arbitrary: fc.constant(noun) }, anyNoun) : anyNoun, fc.nat(5))
    .map(([of, number]) => idAt(of, number));

const nounByName: [RegExp, Noun][] = [
  [/^(user|follower|following|owner|viewer)/i, 'user'],
  [/^(comment|parent)/i, 'comment'],
  [/^moment/i, 'moment'],
  [/^(group)/i, 'group'],
  [/^event/i, 'event'],
  [/^ride/i, 'ride'],
  [/^(post)/i, 'post'],
];

/** The noun of which something so named is an id; null where the name does not tell. */
export function nounOf(name: string): Noun | null {
  return nounByName.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}
