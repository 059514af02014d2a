import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Pool } from 'pg';
import type { Backend } from '../../doors/request/requestContext.ts';
import { migrations } from '../../platform/database/migrations.ts';
import { DomainError } from '../../platform/lib/errors.ts';
import type { MediaStore } from '../../platform/storage/MediaStore.ts';
import { backupFiles } from './backupFiles.ts';
import { checkBackup } from './checkBackup.ts';
import { digestOf } from './digester.ts';
import { type ListedFile, listedFiles } from './listedFiles.ts';
import type { Manifest } from './Manifest.ts';
import { countTables, requireEmptyDatabase } from './requireEmptyDatabase.ts';
import { restoreRows } from './restoreRows.ts';
import { severalAtOnce } from './severalAtOnce.ts';

// A restore fills an empty database completely or not at all. Files come first and all rows come with one commit, so
// that no row is ever without its file.

interface FileOfStore extends ListedFile {
  /** Its name in the store. */
  readonly name: string;
}

/** The files of a backup for the store. A damaged or forged file must not replace a good one: it is left out, and doctor reports its row. */
async function* filesIn(folder: string): AsyncGenerator<FileOfStore> {
  for await (const file of listedFiles(folder)) {
    const { path, sha256 } = file;
    const name = basename(path);
    if (path === backupFiles.ofPicture(sha256)) yield { ...file, name };
    // An original file has the same path in a backup as in the store.
    if (path.startsWith(`${backupFiles.originals}/${sha256}-`)) yield { ...file, name: path };
  }
}

async function isKept(store: MediaStore, name: string, sha256: string): Promise<boolean> {
  if ((await store.sizeOf(name)) === null) return false;
  return (await digestOf(await store.read(name))).sha256 === sha256;
}

/**
 * Copies the pictures and original files of a backup to a store, which may already have some of them. Adds the names of new ones to
 * `added`.
 */
async function restoreFiles(store: MediaStore, folder: string, added: string[]): Promise<void> {
  await severalAtOnce(filesIn(folder), async ({ path, sha256, name }) => {
    if (await isKept(store, name, sha256)) return;
    // A damaged file would stay otherwise, because a store never overwrites a name.
    await store.remove(name);
    added.push(name);
    await store.put(name, await readFile(join(folder, path)));
  });
}

/** The result of a restore. */
export interface Restored {
  readonly manifest: Manifest;
  /** Tables in the backup that do not belong to this app. */
  readonly leftOut: readonly string[];
}

function refuseLaterVersion({ migrations: needed, version }: Manifest): void {
  const known = new Set<string>(migrations.map(({ name }) => name));
  const unknown = needed.filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new DomainError(
    'CONFLICT',
    `The backup was made by version ${version}, which has migrations that this version does not have (${unknown.join(', ')}): restore it with that version or a later one.`,
  );
}

/**
 * Restores a backup into an empty database and its media store. Throws CONFLICT if the database is not empty or the
 * backup is of a later version, and BAD_USER_INPUT if the backup is damaged. Nothing has been written then.
 */
export async function restoreBackup({ orm, services }: Backend, folder: string): Promise<Restored> {
  const pool: Pool = await orm.em.getConnection().getNativeClient();
  await requireEmptyDatabase(pool);
  const manifest = await checkBackup(folder);
  refuseLaterVersion(manifest);
  const added: string[] = [];
  try {
    await restoreFiles(services.media, folder, added);
    const { defaultTimeZone } = services;
    const leftOut = await restoreRows(String(orm.config.get('clientUrl')), { folder, manifest, defaultTimeZone });
    return { manifest, leftOut };
  } catch (error) {
    // If the commit may have succeeded, the files stay.
    const isEmpty = await countTables(pool).then(
      (count) => count === 0,
      () => false,
    );
    if (isEmpty) for (const name of added) await services.media.remove(name);
    throw error;
  }
}
