import { execSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { projectFile } from '../../platform/lib/projectFolder.ts';

// Installs the packages of the given folder, unless they are installed from the same lock file.

const [name] = process.argv.slice(2);
if (!name) throw new Error('Pass a folder with a package-lock.json');
const folder = projectFile(name);
const lockFile = readFileSync(`${folder}/package-lock.json`, 'utf8');
const copy = `${folder}/node_modules/.installed-package-lock.json`;

if (!existsSync(copy) || readFileSync(copy, 'utf8') !== lockFile) {
  execSync('npm ci --no-audit --no-fund', { cwd: folder, stdio: 'inherit' });
  writeFileSync(copy, lockFile);
}
