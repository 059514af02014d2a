import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { saveArchive, touchArchive } from './templateArchive.ts';

let folder: string;
let archive: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cycle-chat-archives-'));
  archive = join(folder, 'template-now.tar');
});
afterEach(() => rm(folder, { recursive: true }));

test('an archive has its name only once it is complete', async () => {
  await saveArchive(archive, async (draft) => {
    await writeFile(draft, 'first half');
    expect(await touchArchive(archive)).toBe(false);
    await writeFile(draft, 'both halves');
  });
  expect(await readFile(archive, 'utf8')).toBe('both halves');
  expect(await readdir(folder)).toEqual(['template-now.tar']);
});

test('an archive whose writing fails leaves no file', async () => {
  const write = async (draft: string) => {
    await writeFile(draft, 'first half');
    throw new Error('disk full');
  };
  await expect(saveArchive(archive, write)).rejects.toThrow('disk full');
  expect(await readdir(folder)).toEqual([]);
});

test('the three archives that were used last are kept', async () => {
  for (const age of [1, 2, 3, 4]) {
    const path = join(folder, `template-${age}.tar`);
    await writeFile(path, '');
    await utimes(path, new Date(age), new Date(age));
  }
  expect(await touchArchive(join(folder, 'template-1.tar'))).toBe(true);
  await saveArchive(archive, (draft) => writeFile(draft, 'complete'));
  expect((await readdir(folder)).sort()).toEqual(['template-1.tar', 'template-4.tar', 'template-now.tar']);
});
