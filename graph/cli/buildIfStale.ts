import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder, runQuietly } from './runQuietly.ts';

const SOURCE_FOLDERS = ['graph', 'web'];
/** No part of what is built, and large where it has been run. */
const BENCH = /[\\/]graph[\\/]bench\b/;
const SOURCE_FILES = ['package.json', 'package-lock.json', 'tsconfig.json'];

/**
 * Builds the web client and the server unless `dist` was built from exactly these sources. A fresh `dist` needs none of
 * the development packages.
 */
export async function buildIfStale(): Promise<void> {
  const stamp = join(projectFolder, 'dist', '.build');
  const fingerprint = await fingerprintSources();
  if ((await readFile(stamp, 'utf8').catch(() => '')) === fingerprint) return;
  console.log('Building the web client and the server…');
  const startedAt = performance.now();
  await rm(join(projectFolder, 'dist'), { recursive: true, force: true });
  await runQuietly('build');
  await writeFile(stamp, fingerprint);
  console.log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}

async function fingerprintSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const path of await listSources()) {
    hash.update(`${path}\0`).update(await readFile(join(projectFolder, path)));
  }
  return hash.digest('hex');
}

async function listSources(): Promise<string[]> {
  const paths = [...SOURCE_FILES];
  for (const folder of SOURCE_FOLDERS) {
    const entries = await readdir(join(projectFolder, folder), { recursive: true, withFileTypes: true });
    const files = entries.filter(
      (entry) => entry.isFile() && !/\.(test|spec)\./.test(entry.name) && !BENCH.test(entry.parentPath),
    );
    paths.push(...files.map((file) => join(file.parentPath, file.name).slice(projectFolder.length)));
  }
  return paths.sort();
}
