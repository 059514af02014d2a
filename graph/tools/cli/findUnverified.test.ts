import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { LockFile } from './findUnverified.ts';
import { findUnverified } from './findUnverified.ts';

const lockFiles = globSync(['package-lock.json', '{graph,web}/**/package-lock.json'], {
  exclude: ['**/node_modules/**'],
});

test.each(lockFiles)('every package of %s has a hash', (name) => {
  const lockFile: LockFile = JSON.parse(readFileSync(name, 'utf8'));
  expect(findUnverified(lockFile)).toEqual([]);
});

test('a package without a SHA-512 hash is found, were it optional or for development', () => {
  const packages = {
    '': {},
    'node_modules/good': { integrity: 'sha512-abc' },
    'node_modules/linked': { link: true },
    'node_modules/none': {},
    'node_modules/weak': { integrity: 'sha1-abc' },
    'node_modules/elsewhere': { dev: true, optional: true, os: ['darwin'] },
    'node_modules/@biomejs/cli-win32-x64': { dev: true, optional: true, os: ['win32'] },
    'node_modules/@biomejs/cli-linux-x64': {},
  };
  expect(findUnverified({ packages })).toEqual([
    'node_modules/none',
    'node_modules/weak',
    'node_modules/elsewhere',
    'node_modules/@biomejs/cli-linux-x64',
  ]);
});
