import { mkdir, mkdtemp, readFile, realpath, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { logOf, maxLogSize, rotateLog } from './rotateLog.ts';

let folder: string;
let home: string;
let foreign: string;
beforeEach(async () => {
  folder = await mkdtemp(join(await realpath(tmpdir()), 'cycle-chat-log-'));
  home = join(folder, 'home');
  foreign = join(folder, 'foreign');
  await mkdir(home);
  await writeFile(foreign, 'of another account');
});
afterEach(() => rm(folder, { recursive: true }));

const fill = async (path: string) => {
  await writeFile(path, 'chosen text');
  await truncate(path, maxLogSize);
};

test('a link in the place of the older log is replaced, and its target stays as it is', async () => {
  await fill(logOf(home));
  for (const number of [2, 3]) {
    // A folder that is not empty stops the renames.
    await mkdir(join(home, `server.log.${number}`, 'full'), { recursive: true });
  }
  await symlink(foreign, `${logOf(home)}.1`);
  await rotateLog(home);
  expect(await readFile(foreign, 'utf8')).toBe('of another account');
  expect(await readFile(`${logOf(home)}.1`, 'utf8')).toMatch(/^chosen text/);
  expect((await stat(logOf(home))).size).toBe(0);
});

test('a log that is a link is left alone', async () => {
  await truncate(foreign, maxLogSize);
  await symlink(foreign, logOf(home));
  await rotateLog(home);
  expect((await stat(foreign)).size).toBe(maxLogSize);
});
