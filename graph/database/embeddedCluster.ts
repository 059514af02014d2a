import { randomBytes } from 'node:crypto';
import { chown, lstat, mkdtemp, readFile, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EnvironmentError } from '../env.ts';
import type { EmbeddedBinaries } from './embeddedBinaries.ts';
import { embeddedBinaries, ensureSystemFolder, SYSTEM_FOLDER } from './embeddedBinaries.ts';
import type { ServerUser } from './embeddedUser.ts';
import { embeddedUser, mayEnter, runAs } from './embeddedUser.ts';

/** Owns the cluster; the application itself signs in as a plain role. */
export const SUPERUSER = 'postgres';

/** An initialised PostgreSQL data folder and what it takes to serve it. */
export interface EmbeddedCluster {
  /** Holds `data`, `password` (0600) and `server.log`. */
  readonly home: string;
  readonly data: string;
  readonly password: string;
  readonly user: ServerUser;
  readonly binaries: EmbeddedBinaries;
}

interface NewHome {
  readonly dataDir: string;
  readonly entrance: string;
  readonly user: ServerUser;
  readonly binaries: EmbeddedBinaries;
}

/**
 * The cluster of a data folder, made on the first call. Its home is `DATA_DIR/database`. Where root starts us and the
 * unprivileged account cannot reach DATA_DIR (below a closed home), that is a link to a folder under SYSTEM_FOLDER: so
 * to remove DATA_DIR is always to start afresh, and a DATA_DIR that moves keeps its database.
 */
export async function embeddedCluster(dataDir: string, log: (message: string) => void): Promise<EmbeddedCluster> {
  const entrance = join(dataDir, 'database');
  const existing = await findHome(entrance);
  const user = await embeddedUser(existing);
  const binaries = await embeddedBinaries(user);
  if (!existing) {
    log('Creating the database…');
    await createHome({ dataDir, entrance, user, binaries });
  }
  const home = existing ?? (await realpath(entrance));
  const password = await readFile(join(home, 'password'), 'utf8');
  return { home, data: join(home, 'data'), password, user, binaries };
}

async function findHome(entrance: string): Promise<string | undefined> {
  const entry = await lstat(entrance).catch(() => undefined);
  if (!entry) return undefined;
  return realpath(entrance).catch(() => {
    throw new EnvironmentError(
      `DATA_DIR leads to a database that is gone (${entrance}): put it back, or remove that link to start afresh.`,
    );
  });
}

/** Prepares the home under another name and publishes it in one step: a crash or a rival never leaves half of one. */
async function createHome({ dataDir, entrance, user, binaries }: NewHome): Promise<void> {
  const isReachable = await mayEnter(user, dataDir);
  if (!isReachable) await ensureSystemFolder();
  const home = await mkdtemp(join(isReachable ? dataDir : SYSTEM_FOLDER, 'database-'));
  try {
    await initialise(home, user, binaries);
    await (isReachable ? rename(home, entrance) : symlink(home, entrance));
  } catch (error) {
    await rm(home, { recursive: true, force: true });
    const hasRival = error instanceof Error && 'code' in error && ['EEXIST', 'ENOTEMPTY'].includes(String(error.code));
    if (!hasRival) throw error;
  }
}

async function initialise(home: string, user: ServerUser, binaries: EmbeddedBinaries): Promise<void> {
  const passwordFile = join(home, 'password');
  await writeFile(passwordFile, randomBytes(32).toString('base64url'), { mode: 0o600 });
  for (const path of [home, passwordFile]) {
    if (user.uid !== undefined && user.gid !== undefined) await chown(path, user.uid, user.gid);
  }
  await runAs(user, binaries.initdb, [
    `--pgdata=${join(home, 'data')}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--no-locale',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]);
}
