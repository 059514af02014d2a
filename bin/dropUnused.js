import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Runs after npm has installed the packages, and removes large parts that nothing here can use. A project that installs this package
// may need these parts, so only folders that belong to this package alone are cleaned.
const own = join(dirname(fileURLToPath(import.meta.url)), '..');
const parent = dirname(own);
/** npx installs a package beside its dependencies, in a folder of its cache: `_npx/<hash>/node_modules`. */
const isByNpx = basename(join(parent, '..', '..')) === '_npx';
const folders = [join(own, 'node_modules'), ...(isByNpx ? [parent] : [])];

const remove = (path) => rmSync(path, { recursive: true, force: true });
const namesIn = (path) => (existsSync(path) ? readdirSync(path) : []);

/** Node.js: 67 MB of headers for compiling add-ons. */
function dropHeaders(folder) {
  const programs = join(folder, 'node', 'node_modules');
  for (const name of namesIn(programs).filter((each) => each.startsWith('node-')))
    remove(join(programs, name, 'include'));
}

/** The compiler of Relay, in development installs: 88 MB of programs for other systems. */
function dropCompilers(folder) {
  const relay = join(folder, 'relay-compiler');
  const system = process.platform === 'darwin' ? 'macos' : process.platform.replace('32', '');
  const needed = `${system}-${process.arch}`;
  const others = namesIn(relay).filter((each) => /^(linux|macos|win)-/.test(each) && each !== needed);
  for (const name of existsSync(join(relay, needed)) ? others : []) remove(join(relay, name));
}

for (const folder of folders) {
  dropHeaders(folder);
  dropCompilers(folder);
}
