import { expect, test } from 'vitest';
import { hasMoreValues, isLargeText, isSmallInput } from './requestSize.ts';

test('a text is large by its characters or by its lines, however they end', () => {
  expect(isLargeText(`{ ${'a'.repeat(990)} }`)).toBe(false);
  expect(isLargeText(`{ ${'a'.repeat(1000)} }`)).toBe(true);
  for (const lineBreak of ['\n', '\r', '\r\n']) {
    expect(isLargeText(`{ id${lineBreak.repeat(100)}}`)).toBe(false);
    expect(isLargeText(`{ id${lineBreak.repeat(101)}}`)).toBe(true);
  }
});

test('values count at any depth', () => {
  const nested = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
  expect(hasMoreValues({}, 10)).toBe(false);
  expect(hasMoreValues({ text: 'x'.repeat(1000), none: null }, 10)).toBe(false);
  expect(hasMoreValues({ input: { urls: ['a', 'b', 'c'] } }, 10)).toBe(false);
  expect(hasMoreValues({ input: { urls: Array(11).fill('a') } }, 10)).toBe(true);
  expect(hasMoreValues(Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`key${at}`, at])), 10)).toBe(true);
  expect(hasMoreValues({ nested }, 1000)).toBe(true);
});

test('an input is small by its values and by the characters of its texts and names', () => {
  const nested = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
  expect(isSmallInput({ input: { content: 'x'.repeat(9_000), urls: ['a', 'b', 'c'] } })).toBe(true);
  expect(isSmallInput({ ids: Array(180).fill(null) })).toBe(true);
  expect(isSmallInput({ ids: ['x'.repeat(5_000), ...Array(100).fill(null)] })).toBe(false);
  expect(isSmallInput({ ids: [{ ['x'.repeat(5_000)]: 1 }, ...Array(100).fill(null)] })).toBe(false);
  expect(isSmallInput({ nested })).toBe(false);
});
