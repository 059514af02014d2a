import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

interface Source {
  readonly file: string;
  readonly text: string;
}

const patterns = [
  '{graph,web}/**/*.{test,spec,faults}.{ts,tsx}',
  '{graph,web}/test/**/*.{ts,tsx}',
  'web/e2e/**/*.ts',
  '{vitest,playwright}.config.ts',
];
const own = 'graph/test/testRules.test.ts';
const sources: Source[] = [...new Set(globSync(patterns, { exclude: ['**/node_modules/**'] }))]
  .filter((file) => file !== own)
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const leastLimit = 60_000;

/** Limits in milliseconds, in the spellings that tests use: options, second arguments of waits, and last arguments of tests. */
const limit = /(?:\btimeout: |^\}, |AbortSignal\.timeout\()(\d[\d_]*)/gm;

function shortLimitsIn({ file, text }: Source): string[] {
  return [...text.matchAll(limit)]
    .filter(([, amount = '']) => Number(amount.replaceAll('_', '')) < leastLimit)
    .map(([found]) => `${file}: ${found}`);
}

const wait = /\bvi\.wait(?:For|Until)\(/g;

/** The arguments of a call, up to the bracket that closes it. */
function argumentsFrom(text: string): string {
  let depth = 1;
  for (const { 0: bracket, index } of text.matchAll(/[()]/g)) {
    depth += bracket === '(' ? 1 : -1;
    if (depth === 0) return text.slice(0, index);
  }
  return text;
}

/** Vitest gives up after a second unless a call states another limit. */
function impatientWaitsIn({ file, text }: Source): string[] {
  return [...text.matchAll(wait)]
    .map(({ 0: found, index }) => argumentsFrom(text.slice(index + found.length)))
    .filter((call) => !/60_000|timeout/.test(call))
    .map((call) => `${file}: ${call}`);
}

const fixedWait = /waitForTimeout\(|import \{ setTimeout|setTimeout\((?:resolve|done), \d/g;

function matchesIn(pattern: RegExp, { file, text }: Source): string[] {
  return [...text.matchAll(pattern)].map(([found]) => `${file}: ${found}`);
}

const isPlain = ({ file }: Source) => /\.test\.tsx?$/.test(file) && !file.endsWith('.deep.test.ts');
const programs = /from '[./a-zA-Z]*\/(?:runProgram|redisServer)\.ts'/g;

test('no test is given up, and no wait, before a minute has passed', () => {
  expect(sources.length).toBeGreaterThan(600);
  expect(sources.flatMap(shortLimitsIn)).toEqual([]);
  expect(sources.flatMap(impatientWaitsIn)).toEqual([]);
});

test('no test waits for a fixed time', () => {
  const tests = sources.filter(({ file }) => /\.(?:test|spec|faults|webkit)\.tsx?$/.test(file));
  expect(tests.flatMap((source) => matchesIn(fixedWait, source))).toEqual([]);
});

test('tests that need a program beside Node are deep tests', () => {
  const needing = sources.filter(isPlain).flatMap((source) => matchesIn(programs, source));
  expect(needing).toEqual([]);
});

test('property tests state their runs in terms of the depth, or leave them to it', () => {
  const stated = /numRuns: \d+/g;
  expect(sources.flatMap((source) => matchesIn(stated, source))).toEqual([]);
});

test.each([
  ['{ timeout: 30_000 }', 1],
  ['{ timeout: 60_000 }', 0],
  ['AbortSignal.timeout(500)', 1],
  ['}, 15_000);', 1],
  ['}, 120_000);', 0],
])('the limit of %j is found where it is short', (text, count) => {
  expect(shortLimitsIn({ file: 'a.test.ts', text })).toHaveLength(count);
});

test('a wait that states no limit is found', () => {
  const text = 'await vi.waitFor(() => seen(1), 60_000); await vi.waitUntil(() => seen(2));';
  expect(impatientWaitsIn({ file: 'a.test.ts', text })).toEqual(['a.test.ts: () => seen(2)']);
});

test('the index names every helper, and no other', () => {
  const index = readFileSync('graph/test/README.md', 'utf8');
  const rows = index.match(/^\| `.+?\|/gm) ?? [];
  const named = rows.flatMap((row) => [...row.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  const helpers = globSync('graph/test/*.ts').filter((file) => !/\.(test|d)\.ts$/.test(file));
  expect(named.sort()).toEqual(helpers.map((file) => basename(file, '.ts')).sort());
});
