import { expect, test } from 'vitest';
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
