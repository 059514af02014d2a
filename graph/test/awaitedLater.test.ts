import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { awaitedLater } from './awaitedLater.ts';

const notShipped = /\.test\.tsx?$|\/(test|faults|bench|e2e|node_modules|playground)\/|generated\.ts$/;

test('no promise is started and awaited only after another one: a rejection would find nobody listening', () => {
  const paths = globSync(['graph/**/*.ts', 'web/**/*.{ts,tsx}', '.ci/**/*.ts']).filter(
    (path) => !notShipped.test(path),
  );
  expect(paths.length).toBeGreaterThan(500);
  const faults = paths.flatMap((path) =>
    awaitedLater(path, readFileSync(path, 'utf8')).map((fault) => `${path}:${fault}`),
  );
  expect(faults).toEqual([]);
});

const inFunction = (body: string) => awaitedLater('example.ts', `async function example() {\n${body}\n}`);

test('a promise that waits for another one is found, alone and among others', () => {
  expect(inFunction('const one = read();\nawait write();\nreturn await one;')).toEqual(['2: one']);
  expect(
    inFunction('const all = rows.map(async (row) => read(row));\nawait write();\nawait Promise.all(all);'),
  ).toEqual(['2: all']);
  expect(inFunction('const one = read();\nconst two = await write();\nawait Promise.all([one, two]);')).toEqual([
    '2: one',
  ]);
});

test('a promise that is awaited next, together with others or with a handler is none', () => {
  expect(inFunction('const one = read();\nawait one;')).toEqual([]);
  expect(inFunction('const one = read();\nconst two = write();\nawait Promise.all([one, two]);')).toEqual([]);
  expect(inFunction('const one = read();\none.catch(() => {});\nawait write();\nawait one;')).toEqual([]);
  expect(inFunction('const one = await read();\nawait write();\nuse(one);')).toEqual([]);
});
