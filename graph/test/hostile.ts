import fc from 'fast-check';
import { newcomer } from './authDoors.ts';

const cursorOf = (key: unknown) => Buffer.from(JSON.stringify(key)).toString('base64url');
/** The id of nothing. */
export const nobodysId = '0199a000-0000-7000-8000-000000000000';

/** Texts that have broken servers before, beside any text at all. */
export const nastyText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udfff\ud800',
    'null',
    'undefined',
    'NaN',
    '-1',
    '1e400',
    '__proto__',
    'constructor',
    "'; drop table post; --",
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '%00',
    '\u202egnp.exe',
    '🚴'.repeat(12_000),
    'x'.repeat(200_000),
    'data:image/png;base64,AAAA',
    'data:,',
    'javascript:alert(1)',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    '00000000-0000-0000-0000-000000000000',
    nobodysId,
    nobodysId.toUpperCase(),
    `{${nobodysId}}`,
    nobodysId.replaceAll('-', ''),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.uuid(),
);

/** Cursors of every list's shape with members that only look right. */
const nastyTime = fc.constantFrom(
  '1',
  '2026',
  'Tue',
  '275760-09-13',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  '2026-11-21T00:00:00Z (x)',
  'infinity',
  '0',
  '2026-02-30',
  '12/31/2026 25:00',
);
const nastyNumber = fc.constantFrom(0, -1, 2 ** 31, 2 ** 53, 1e300, 1.5);
export const nastyCursor = fc.oneof(
  nastyText,
  fc.tuple(nastyTime, fc.constantFrom(nobodysId, 'x')).map(cursorOf),
  fc.tuple(nastyTime, fc.constantFrom('upcoming', 'past', 'x'), nastyTime, fc.constant(nobodysId)).map(cursorOf),
  fc.tuple(nastyNumber, nastyText, fc.constant(nobodysId)).map(cursorOf),
  fc.jsonValue().map(cursorOf),
);

export const nastyValue = fc.oneof(
  nastyText,
  fc.constantFrom(null, true, false, 0, -1, 1.5, 2 ** 31, 1e300),
  fc.constantFrom([], {}, [[]], [null], { length: 1 }, { toString: 1 }),
  fc.array(nastyText, { maxLength: 12 }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** A body with some of these members, each of any value. */
export const bodyWith = (...fields: string[]) =>
  fc.record(Object.fromEntries(fields.map((field) => [field, nastyValue])), { requiredKeys: [] });

/** A sign-up that is right but for one member. */
export const signUp = fc
  .tuple(fc.constantFrom('username', 'displayName', 'password', 'confirmPassword'), nastyValue)
  .map(([field, value]) => ({ ...newcomer('fuzzed'), [field]: value }));

/** A post that may even be right. */
export const plainPost = fc
  .tuple(
    bodyWith('id', 'mediaUrls', 'privacy', 'groupId', 'isRide', 'userId'),
    fc.oneof(nastyValue, fc.constant('Hello')),
  )
  .map(([body, content]) => ({ ...body, content }));

/** One step of a path. */
export const segment = nastyText.filter((text) => text.length < 4000 && text.isWellFormed()).map(encodeURIComponent);
/** One parameter of a query string. */
export const queryOf = (name: string, value: fc.Arbitrary<string>) =>
  value
    .filter((text) => text.length < 4000 && text.isWellFormed())
    .map((text) => `${name}=${encodeURIComponent(text)}`);
