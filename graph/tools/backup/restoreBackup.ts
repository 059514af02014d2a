import type { Pool } from 'pg';
import type { Backend } from '../../doors/request/requestContext.ts';
import { migrations } from '../../platform/database/migrations.ts';
import { DomainError } from '../../platform/lib/errors.ts';
import { checkBackup } from './checkBackup.ts';
import type { Manifest } from './Manifest.ts';
import { countTables, requireEmptyDatabase } from './requireEmptyDatabase.ts';
import { restorePictures } from './restorePictures.ts';
import { restoreRows } from './restoreRows.ts';

// A restore fills an empty database completely or not at all. Pictures come first and all rows come with one commit, so
// that no row is ever without its file.

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
    await restorePictures(services.media, folder, added);
    return { manifest, leftOut: await restoreRows(String(orm.config.get('clientUrl')), folder, manifest) };
  } catch (error) {
    // If the commit may have succeeded, the pictures stay.
    const isEmpty = await countTables(pool).then(
      (count) => count === 0,
      () => false,
    );
    if (isEmpty) for (const name of added) await services.media.remove(name);
    throw error;
  }
}
