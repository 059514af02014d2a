import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../platform/lib/projectFolder.ts';
import { findUnverified } from './findUnverified.ts';

const folders = ['.', 'graph/test/judges', 'graph/tools/bench', 'web/e2e', 'web/e2e/webkit', 'web/playground'];
for (const folder of folders) {
  const name = join(folder, 'package-lock.json');
  const unverified = findUnverified(JSON.parse(readFileSync(join(projectFolder, name), 'utf8')));
  for (const path of unverified) {
    console.error(`${name}: ${path} has no SHA-512 hash. Remove the entry, then run npm install.`);
    process.exitCode = 1;
  }
}
if (!process.exitCode) console.log('Every locked package has a hash.');
