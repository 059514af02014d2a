import { expect, test } from 'vitest';
import { matchesETag } from './matchesETag.ts';

test.each<[string, boolean]>([
  ['"a"', true],
  ['W/"a"', true],
  ['"b" ,\t W/"a" , "c"', true],
  ['*', true],
  ['"b"', false],
  ['"aa"', false],
  ['', false],
])('If-None-Match: %s', (header, expected) => {
  expect(matchesETag({ headers: { 'if-none-match': header } }, '"a"')).toBe(expected);
  expect(matchesETag({ headers: { 'if-none-match': header } }, 'W/"a"')).toBe(expected);
});

test('without If-None-Match there is no copy', () => {
  expect(matchesETag({ headers: {} }, '"a"')).toBe(false);
});
