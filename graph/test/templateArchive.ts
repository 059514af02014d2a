import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const keptCount = 3;

/** By the rule of imports a migration can use only these files and packages. */
const sources = ['graph/platform/{database,env,lib}/**/*.ts', 'graph/model/orm.ts', 'graph/test/*emplate*.ts'];

/**
 * The file with the migrated cluster, if it exists. Its name has a hash of all that decides its contents: migrations, packages
 * such as PostgreSQL itself, the platform, and the account that owns the files.
 */
export async function templateArchive(): Promise<string> {
  const paths = globSync(sources, { cwd: root, exclude: (path) => path.endsWith('.test.ts') }).sort();
  const hash = createHash('sha256').update(`${platform()} ${arch()} ${process.getuid?.()}`);
  for (const path of ['package-lock.json', ...paths]) {
    hash.update(`\0${path}\0`).update(await readFile(join(root, path)));
  }
  return join(root, 'node_modules/.cache/cycle-chat', `template-${hash.digest('hex').slice(0, 32)}.tar`);
}

/** Marks an archive as used. @returns whether it exists */
export async function touchArchive(archive: string): Promise<boolean> {
  const now = new Date();
  return utimes(archive, now, now).then(
    () => true,
    () => false,
  );
}

/** Writes an archive under another name, then renames it: other processes never read a half of it. */
export async function saveArchive(archive: string, write: (draft: string) => Promise<void>): Promise<void> {
  const folder = dirname(archive);
  await mkdir(folder, { recursive: true });
  const drafts = await mkdtemp(join(folder, 'draft-'));
  try {
    const draft = join(drafts, 'template.tar');
    await write(draft);
    await flush(draft);
    await rename(draft, archive);
  } finally {
    await rm(drafts, { recursive: true, force: true });
  }
  await dropOldArchives(folder);
}

/** Without it a crash of the machine could leave the name without the contents. */
async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function dropOldArchives(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.tar'));
  const used = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      return { path, at: (await stat(path)).mtimeMs };
    }),
  );
  const old = used.sort((one, other) => other.at - one.at).slice(keptCount);
  await Promise.all(old.map(({ path }) => rm(path, { force: true })));
}
