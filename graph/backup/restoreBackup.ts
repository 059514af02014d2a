import type { Pool } from 'pg';
import { migrations } from '../database/migrations.ts';
import { DomainError } from '../lib/errors.ts';
import type { Backend } from '../requestContext.ts';
import { checkBackup } from './checkBackup.ts';
import type { Manifest } from './Manifest.ts';
import { countTables, requireEmptyDatabase } from './requireEmptyDatabase.ts';
import { restorePictures } from './restorePictures.ts';
import { restoreRows } from './restoreRows.ts';

// A backup is restored into an empty database, whole or not at all: all rows come with one commit, and the pictures
// before them, so that no row is ever without its file.

/** What a restore came to. */
export interface Restored {
  readonly manifest: Manifest;
  /** Tables of the backup that are not of this app. */
  readonly leftOut: readonly string[];
}

function refuseLaterVersion({ migrations: needed, version }: Manifest): void {
  const known = new Set<string>(migrations.map(({ name }) => name));
  const unknown = needed.filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new DomainError(
    'CONFLICT',
    `The backup was made by version ${version}, which has migrations that this one lacks (${unknown.join(', ')}): restore it with that version or a later one.`,
  );
}

/**
 * Restores a backup into an empty database and its store. Throws CONFLICT where the database is not empty or the backup
 * is of a later version, BAD_USER_INPUT where it is not whole: then nothing has been written.
 */
export async function restoreBackup({ orm, services }: Backend, folder: string): Promise<Restored> {
  const pool: Pool = await orm.em.getConnection().getNativeClient();
  await requireEmptyDatabase(pool);
  const manifest = await checkBackup(folder);
  refuseLaterVersion(manifest);
  const added: string[] = [];
  try {
    await restorePictures(services.media, folder, added);
    return { manifest, leftOut: await restoreRows(String(orm.config.get('clientUrl')), folder, manifest) };
  } catch (error) {
    // Where the rows are there after all, or nobody can say, their pictures stay.
    const isEmpty = await countTables(pool).then(
      (count) => count === 0,
      () => false,
    );
    if (isEmpty) for (const name of added) await services.media.remove(name);
    throw error;
  }
}
