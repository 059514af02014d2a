import { expect, test } from 'vitest';
import { excerpt, firstLine } from './excerpt.ts';
import { inOneLine, plainText } from './plainText.ts';

const controls = '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';

test('direction controls are removed; direction marks and joiners stay', () => {
  expect(plainText(`To ${controls}the lake`)).toBe('To the lake');
  expect(plainText('שלום\u200f! 🚴\u200d♀️')).toBe('שלום\u200f! 🚴\u200d♀️');
});

test.each(['\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])('the line separator %j becomes a space', (separator) => {
  expect(plainText(`one${separator}two`)).toBe('one two');
});

test('line breaks stay in a text, and become one space in a line', () => {
  expect(plainText('one\r\ntwo\nthree')).toBe('one\r\ntwo\nthree');
  expect(inOneLine(' one\r\ntwo\n\n\u2028three ')).toBe('one two three');
});

test('excerpts and first lines are plain, and removed characters do not count', () => {
  expect(firstLine('\u202eA\u2028lake\r\nand more', 10)).toBe('A lake');
  expect(excerpt(`lake${controls}s\nand`, 9)).toBe('lakes\nand');
});
