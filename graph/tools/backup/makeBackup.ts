import { lstat, mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { escapeIdentifier, type Pool, type PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import packageJson from '../../../package.json' with { type: 'json' };
import type { Backend } from '../../doors/request/requestContext.ts';
import { withPictureCollectionPaused } from '../../media/pictureCollectionPause.ts';
import { masterName } from '../../model/media/mediaUrl.ts';
import { originalPath } from '../../model/routes/originalFiles.ts';
import { DomainError } from '../../platform/lib/errors.ts';
import { newId } from '../../platform/lib/ids.ts';
import { flushNames } from '../../platform/storage/flushNames.ts';
import type { MediaStore } from '../../platform/storage/MediaStore.ts';
import { backupFiles } from './backupFiles.ts';
import type { Digest } from './digester.ts';
import { keepFile } from './keepFile.ts';
import type { CopiedTable, Manifest } from './Manifest.ts';
import { backupFormat } from './Manifest.ts';
import { severalAtOnce } from './severalAtOnce.ts';
import type { Table } from './tablesOf.ts';
import type { Snapshot } from './withSnapshot.ts';
import { withSnapshot } from './withSnapshot.ts';

// A backup is a folder of plain files: the rows of all tables, their pictures and the files of routes, as of one instant. Its folder has a
// temporary name until it is complete. Smaller renditions are left out, because the server generates them on request.

/** An unfinished backup: its folder and its list of files. */
interface Draft {
  readonly folder: string;
  /** Writes a file and records its hash. */
  keep(path: string, source: Readable, sha256?: string): Promise<Digest>;
}

async function requireFree(folder: string): Promise<void> {
  // If the folder cannot be inspected, creating it fails below with the reason.
  const isThere = await lstat(folder).then(
    () => true,
    () => false,
  );
  if (isThere) throw new DomainError('CONFLICT', `${folder} already exists: name a folder that does not exist yet.`);
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch(({ code }: NodeJS.ErrnoException) => {
    const message = `${dirname(folder)} cannot be written (${code}): choose a folder that you can write to.`;
    throw new DomainError('BAD_USER_INPUT', message);
  });
}

/** The names of the applied migrations. Throws NOT_FOUND if there are none. */
async function migrationsOf(client: PoolClient): Promise<string[]> {
  const found = await client.query<{ isThere: boolean }>(
    `select to_regclass('public.mikro_orm_migrations') is not null as "isThere"`,
  );
  const { rows } = found.rows[0]?.isThere
    ? await client.query<{ name: string }>('select name from public.mikro_orm_migrations order by id')
    : { rows: [] };
  if (rows.length === 0) throw new DomainError('NOT_FOUND', 'The database is empty: there is nothing to back up.');
  return rows.map(({ name }) => name);
}

async function copyTable(draft: Draft, client: PoolClient, { name, columns }: Table): Promise<CopiedTable> {
  const spelled = columns.map(escapeIdentifier).join(', ');
  const rows = client.query(copyTo(`copy public.${escapeIdentifier(name)} (${spelled}) to stdout`));
  const { lines } = await draft.keep(backupFiles.ofTable(name), rows);
  return { name, columns, rows: lines };
}

/** A file to copy from the store. */
interface StoredFile {
  /** Its path in the backup. */
  readonly path: string;
  /** Its name in the store. */
  readonly name: string;
  readonly sha256: string;
}

const pictureFile = (hash: string): StoredFile => ({
  path: backupFiles.ofPicture(hash),
  name: masterName(hash),
  sha256: hash,
});
const originalFile = (storedAs: string): StoredFile => ({
  path: backupFiles.ofOriginal(storedAs),
  name: originalPath(storedAs),
  sha256: storedAs.slice(0, 64),
});

async function picturesOf(client: PoolClient): Promise<StoredFile[]> {
  const { rows } = await client.query<{ hash: string }>('select hash from public.media order by hash');
  return rows.map(({ hash }) => pictureFile(hash));
}

/** The original files of routes. A database of an earlier version has none. */
async function originalsOf(client: PoolClient, tables: readonly Table[]): Promise<StoredFile[]> {
  if (!tables.some(({ name }) => name === 'route_original')) return [];
  const { rows } = await client.query<{ name: string }>(
    'select stored_as as name from public.route_original order by stored_as',
  );
  return rows.map(({ name }) => originalFile(name));
}

async function* inOrder<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}

/** The name of a file has the hash of its bytes. */
class DamagedFile extends Error {}

/** Copies files of the store. A missing or damaged file is counted and does not stop the backup. */
async function copyFiles(draft: Draft, stored: readonly StoredFile[], store: MediaStore) {
  const missing: string[] = [];
  let files = 0;
  let bytes = 0;
  await severalAtOnce(inOrder(stored), async ({ path, name, sha256 }) => {
    try {
      const digest = await draft.keep(path, await store.read(name), sha256);
      files += 1;
      bytes += digest.bytes;
    } catch (error) {
      if (!(error instanceof DamagedFile) && (await store.sizeOf(name)) !== null) throw error;
      await rm(join(draft.folder, path), { force: true });
      missing.push(basename(path, '.webp'));
    }
  });
  return { files, bytes, missing: missing.toSorted() };
}

/** The rows of a snapshot, once its tables have been copied. */
interface CopiedRows {
  readonly migrations: string[];
  readonly tables: CopiedTable[];
  readonly pictures: StoredFile[];
  readonly originals: StoredFile[];
}

async function copyRows(draft: Draft, { client, tables }: Snapshot): Promise<CopiedRows> {
  const migrations = await migrationsOf(client);
  const copied: CopiedTable[] = [];
  for (const table of tables) copied.push(await copyTable(draft, client, table));
  const [pictures, originals] = [await picturesOf(client), await originalsOf(client, tables)];
  return { migrations, tables: copied, pictures, originals };
}

/**
 * Copies the rows, then the files, which can take hours. The snapshot ends in between, because PostgreSQL cannot
 * vacuum tables while it is open. The server deletes no files until all are copied.
 */
async function fill(draft: Draft, pool: Pool, { store, now }: { store: MediaStore; now: Date }) {
  const { migrations, tables, ...stored } = await withSnapshot(pool, (snapshot) => copyRows(draft, snapshot));
  const pictures = await copyFiles(draft, stored.pictures, store);
  const originals = await copyFiles(draft, stored.originals, store);
  const manifest: Manifest = {
    format: backupFormat,
    madeAt: now.toISOString(),
    version: packageJson.version,
    migrations,
    tables,
    pictures: { ...pictures, missing: pictures.missing.length },
    originals: { ...originals, missing: originals.missing.length },
  };
  await draft.keep(backupFiles.manifest, Readable.from([Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)]));
  return { manifest, missing: pictures.missing, missingOriginals: originals.missing };
}

/** Runs a job that fills a new folder. Resolves when all files are on disk. */
async function withDraft<Result>(folder: string, job: (draft: Draft) => Promise<Result>): Promise<Result> {
  const parts = [backupFiles.tables, backupFiles.pictures, backupFiles.originals].map((part) => join(folder, part));
  for (const part of parts) await makeFolder(part);
  const sums = await open(join(folder, backupFiles.sums), 'wx', 0o600);
  let listed = Promise.resolve();
  async function keep(path: string, source: Readable, sha256?: string): Promise<Digest> {
    const digest = await keepFile(folder, path, source);
    if (sha256 !== undefined && digest.sha256 !== sha256) throw new DamagedFile(`${path} is damaged`);
    // One line at a time: concurrent writes could mix two lines.
    listed = listed.then(() => sums.appendFile(`${digest.sha256}  ${path}\n`));
    await listed;
    return digest;
  }
  try {
    const result = await job({ folder, keep });
    await sums.sync();
    for (const each of [...parts, folder]) await flushNames(each);
    return result;
  } finally {
    await sums.close();
  }
}

/** The result of a backup. */
export interface MadeBackup {
  readonly manifest: Manifest;
  /** The hashes of pictures whose file is missing or damaged. */
  readonly missing: readonly string[];
  /** The names of original files of routes that are missing or damaged. */
  readonly missingOriginals: readonly string[];
}

/**
 * Copies the database and its pictures, as of this instant, into a new folder, completely or not at all. Others can
 * write meanwhile. Throws CONFLICT if the folder exists, BAD_USER_INPUT if it cannot be created, and NOT_FOUND if the
 * database is empty.
 */
export async function makeBackup({ orm, services }: Backend, folder: string, now: Date): Promise<MadeBackup> {
  await requireFree(folder);
  const partial = join(dirname(folder), `.${basename(folder)}.${newId()}.partial`);
  const pool: Pool = await orm.em.getConnection().getNativeClient();
  await makeFolder(partial);
  try {
    const made = await withDraft(partial, (draft) =>
      withPictureCollectionPaused(pool, () => fill(draft, pool, { store: services.media, now })),
    );
    await requireFree(folder);
    await rename(partial, folder);
    await flushNames(dirname(folder));
    return made;
  } catch (error) {
    await rm(partial, { recursive: true, force: true, maxRetries: 3 });
    throw error;
  }
}
