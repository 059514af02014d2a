import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../test/runs.ts';
import { returnPath, returnState } from './returnPath.ts';

test('a visitor is brought back to the very place they came from', () => {
  const place = { pathname: '/post/1', search: '?a=b', hash: '#c' };

  expect(returnPath(returnState(place))).toBe('/post/1?a=b#c');
});

test.each([undefined, null, 'a string', {}, { from: 7 }, { from: '/login?mode=signup' }])(
  'from %j the way leads home',
  (state) => {
    expect(returnPath(state)).toBe('/');
  },
);

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  '/\n/evil.example',
  ' //evil.example',
  'javascript:alert(1)',
  'evil.example',
  '',
])('%j leads out of here, and is not followed', (from) => {
  const path = returnPath({ from });
  expect(path).toBe('/');
  expect(new URL(path, 'https://rides.example').origin).toBe('https://rides.example');
});

test('wherever it leads is here', () => {
  const text = fc.oneof(
    fc.string(),
    fc
      .array(fc.constantFrom('/', '\\', '.', '..', '\t', '\n', '@', ':', '?', '#', 'https:', 'evil.example', '%2f'))
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, (from) => {
      const { origin } = new URL(returnPath({ from }), 'https://rides.example');
      expect(origin).toBe('https://rides.example');
    }),
    { numRuns: runs(500) },
  );
});
