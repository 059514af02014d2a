import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pagePatterns } from '../doors/pages/pagePaths.ts';
import { patternsIn } from './patternsIn.ts';
import { isSuperlinear } from './superlinear.ts';

// Tests and their tools match their own texts.
const notShipped = /\.(test|spec)\.tsx?$|^graph\/test\/|^web\/(test|e2e)\/|\/node_modules\//;
const paths = globSync(['graph/**/*.ts', 'web/**/*.{ts,tsx}']).filter((path) => !notShipped.test(path));
const found = paths.flatMap((path) =>
  patternsIn(path, readFileSync(path, 'utf8')).map(({ line, pattern }) => ({ path, line, pattern })),
);

test('every regular expression takes linear time, whatever the text', () => {
  expect([paths.length > 500, found.length > 200]).toEqual([true, true]);
  const faults = found.flatMap(({ path, line, pattern }) =>
    pattern && isSuperlinear(pattern) ? [`${path}:${line}: /${pattern.source}/${pattern.flags}`] : [],
  );
  expect(faults).toEqual([]);
});

test('no regular expression is put together at run time but those of the pages, which are linear', () => {
  const composed = found.flatMap(({ path, pattern }) => (pattern ? [] : [path]));
  expect(composed).toEqual(['graph/doors/pages/pagePaths.ts']);
  expect(pagePatterns.filter(isSuperlinear)).toEqual([]);
});

test.each([
  // Two loops of one pattern share their characters.
  /^\d*\.?\d*$/,
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  /^(\S.*?)\s+(https?:\S+)$/,
  /^\[(.+)\]\((.+)\)$/,
  // A search starts again within what it has read.
  /<title>.*?<\/title>/,
  /\s+$/,
  /\n{2,}(?=## )/,
  /\B(?=(\d{3})+$)/g,
  /(\w+)\s*(?=[,}])/g,
  /^\w+ \w*\s*\w*;$/m,
  // A loop within a loop.
  /^(a+)+$/,
  /^(?:\d|\w)*$/,
  /^(?:ab|a\w)*$/,
  /^(?:a|b|ab)*$/,
  /(a*)*b/,
])('%s is superlinear', (pattern) => expect(isSuperlinear(pattern)).toBe(true));

test.each([
  /\s+/g,
  /^\s+/,
  /^## (.+)$/gm,
  /<[^<>]*>/g,
  /(?<=\u{1F3F4})[\u{E0020}-\u{E007E}]+\u{E007F}/gu,
  /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
  /https?:\/\/[^\s<>"]+/g,
  /"[^"]*"/y,
])('%s is linear', (pattern) => expect(isSuperlinear(pattern)).toBe(false));

test('patterns are found as literals and in calls, with their lines', () => {
  const text = `const a = /x+/g;\nnew RegExp('y*', 'i');\nRegExp(\`z\${a}\`);`;
  expect(patternsIn('example.ts', text)).toEqual([
    { line: 1, pattern: { source: 'x+', flags: 'g' } },
    { line: 2, pattern: { source: 'y*', flags: 'i' } },
    { line: 3, pattern: null },
  ]);
});
