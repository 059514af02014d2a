import { randomBytes } from 'node:crypto';
import { chown, lstat, mkdtemp, readFile, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EnvironmentError } from '../env/EnvironmentError.ts';
import { type EmbeddedBinaries, embeddedBinaries, ensureSystemFolder, SYSTEM_FOLDER } from './embeddedBinaries.ts';
import { embeddedUser, mayEnter, runAs, type ServerUser } from './embeddedUser.ts';

/** The owner of the cluster. The application uses a role without privileges. */
export const SUPERUSER = 'postgres';

/** An initialised PostgreSQL data folder, with the account and programs to run it. */
export interface EmbeddedCluster {
  /** Contains `data`, `password` (mode 0600), `server.log` and older logs. */
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
 * The cluster of a data folder, created on the first call. Its home is `DATA_DIR/database`. If root starts the server and the
 * unprivileged account cannot access DATA_DIR, this is a link to a folder in SYSTEM_FOLDER. So a user can always delete DATA_DIR to
 * start with an empty database, and can move DATA_DIR with its database.
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
  await requireVersion(join(home, 'data'), binaries.version);
  const password = await readFile(join(home, 'password'), 'utf8');
  return { home, data: join(home, 'data'), password, user, binaries };
}

/** PostgreSQL can read only files of its own major version. */
async function requireVersion(data: string, ours: string): Promise<void> {
  const version = (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim();
  if (version === ours) return;
  throw new EnvironmentError(
    `DATA_DIR holds a database of PostgreSQL ${version} (${data}), and this version of Cycle Chat runs PostgreSQL ${ours}: back it up with the version that made it (npm run cli -- backup FOLDER), then restore the backup into a new DATA_DIR with this one.`,
  );
}

async function findHome(entrance: string): Promise<string | undefined> {
  const entry = await lstat(entrance).catch(() => undefined);
  if (!entry) return undefined;
  return realpath(entrance).catch(() => {
    throw new EnvironmentError(
      `DATA_DIR links to a database that no longer exists (${entrance}): restore the folder, or remove the link to start with an empty database.`,
    );
  });
}

/** Prepares the home under another name, then renames it, so that neither a crash nor another process leaves half a home. */
async function createHome({ dataDir, entrance, user, binaries }: NewHome): Promise<void> {
  const isReachable = await mayEnter(user, dataDir);
  if (!isReachable) await ensureSystemFolder();
  const home = await mkdtemp(join(isReachable ? dataDir : SYSTEM_FOLDER, 'database-'));
  try {
    await initialise(home, user, binaries);
    await (isReachable ? rename(home, entrance) : symlink(home, entrance));
  } catch (error) {
    await rm(home, { recursive: true, force: true });
    const wasCreatedByOther =
      error instanceof Error && 'code' in error && ['EEXIST', 'ENOTEMPTY'].includes(String(error.code));
    if (!wasCreatedByOther) throw error;
  }
}

async function initialise(home: string, user: ServerUser, binaries: EmbeddedBinaries): Promise<void> {
  const passwordFile = join(home, 'password');
  await writeFile(passwordFile, randomBytes(32).toString('base64url'), { mode: 0o600 });
  // The file first: the account can replace it as soon as it owns the folder.
  for (const path of [passwordFile, home]) {
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
