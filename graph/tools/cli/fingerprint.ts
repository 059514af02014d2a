import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { projectFile, projectFolder } from '../../platform/lib/projectFolder.ts';

const packageFiles = ['package.json', 'package-lock.json', 'tsconfig.json'];
const notInApp = /^graph\/(test|tools\/(bench|draw))\/|^web\/(e2e|playground)\/|\.(test|spec)\.|\/node_modules\//;
const relativeImport = /\b(?:from|import)[\s(]*['"](\.[^'"]+)['"]/g;

const slashed = (path: string) => path.replaceAll('\\', '/');

function filesIn(folder: string): string[] {
  const entries = readdirSync(projectFile(folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => slashed(relative(projectFolder, join(entry.parentPath, entry.name))));
}

/** The files that the web client and the server are built from. */
export const appSources = (): string[] =>
  [...packageFiles, ...filesIn('graph'), ...filesIn('web')].filter((path) => !notInApp.test(path));

/** The files that the playground is built from: its own, and every file that they import. */
export function playgroundSources(): string[] {
  const folder = 'web/playground';
  const own = ['index.html', 'main.tsx', 'vite.config.ts', 'package.json', 'package-lock.json'];
  const found = new Set(own.map((name) => `${folder}/${name}`));
  for (const path of found) {
    if (!/\.tsx?$/.test(path)) continue;
    for (const [, specifier = ''] of readFileSync(projectFile(path), 'utf8').matchAll(relativeImport)) {
      if (/\.[a-z]+$/.test(specifier)) found.add(slashed(join(dirname(path), specifier)));
    }
  }
  return [...found];
}

export function fingerprint(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.toSorted()) hash.update(`${path}\0`).update(readFileSync(projectFile(path)));
  return hash.digest('hex');
}
