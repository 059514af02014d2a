import { execSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { projectFile } from '../../platform/lib/projectFolder.ts';

// Installs the packages of graph/test/judges, unless they are installed from the same lock file.

const folder = projectFile('graph/test/judges');
const lockFile = readFileSync(`${folder}/package-lock.json`, 'utf8');
const copy = `${folder}/node_modules/.installed-package-lock.json`;

if (!existsSync(copy) || readFileSync(copy, 'utf8') !== lockFile) {
  execSync('npm ci --no-audit --no-fund', { cwd: folder, stdio: 'inherit' });
  writeFileSync(copy, lockFile);
}
