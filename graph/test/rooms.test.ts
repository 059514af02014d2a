import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importsIn, importsOf, isNoun, loaderOwners, loadersUsedBelow, pointingUp, roomOf, rooms } from './rooms.ts';
import { drawRooms, picturePath } from './roomsPicture.ts';

const root = join(import.meta.dirname, '..');
const imports = importsOf(root);

test('every import points down', () => {
  expect(imports.length).toBeGreaterThan(3000);
  expect(pointingUp(imports)).toEqual([]);
});

test('an import that is turned round is found, with its file, its line and both rooms', () => {
  const text =
    "import { sql } from '../../platform/database/sql.ts';\nimport type { PostRow } from '../../posts/PostRow.ts';\n";
  expect(pointingUp(importsIn('model/posts/Post.ts', text))).toEqual([
    'model/posts/Post.ts:2 (model) imports posts/PostRow.ts (posts)',
  ]);
  const exported =
    "export { makeApp } from '../app/app.ts';\nexport const later = () => import('../tools/cli/cli.ts');\n";
  expect(pointingUp(importsIn('rides/rides.ts', exported))).toEqual([
    'rides/rides.ts:1 (rides) imports app/app.ts (app)',
    'rides/rides.ts:2 (rides) imports tools/cli/cli.ts (tools)',
  ]);
});

test('no loader is used below the noun that owns it', () => {
  expect(loaderOwners(root).size).toBeGreaterThan(30);
  expect(loadersUsedBelow(root)).toEqual([]);
});

test('a loader that is used below its noun is found', () => {
  const owners = new Map([...loaderOwners(root), ['userById', 'activities']]);
  expect(loadersUsedBelow(root, owners)).toContainEqual(expect.stringMatching(/ uses userById of activities$/));
});

test('nouns import each other at most 110 times, and no two of them in both directions', () => {
  const between = imports
    .map(({ from, to }) => [roomOf(from), roomOf(to)] as const)
    .filter(([from, to]) => isNoun(from) && isNoun(to) && from !== to);
  const pairs = new Set(between.map((pair) => pair.join(' ')));
  expect(between.length).toBeLessThanOrEqual(110);
  expect(between.filter(([from, to]) => pairs.has(`${to} ${from}`))).toEqual([]);
});

test('the picture of the architecture shows the rooms in this order', () => {
  expect(readFileSync(picturePath, 'utf8')).toBe(drawRooms());
});

test('the architecture names every room', () => {
  const manual = readFileSync('docs/ARCHITECTURE.md', 'utf8');
  const inTools = ['main', 'bench'];
  const named = rooms.filter((room) => !inTools.includes(room));
  expect(named.filter((room) => !new RegExp(`^\\| \`${room}(/|\\.ts)\` \\|`, 'm').test(manual))).toEqual([]);
});
