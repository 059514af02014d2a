import { lstat, mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { Pool, PoolClient } from 'pg';
import { escapeIdentifier } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import packageJson from '../../package.json' with { type: 'json' };
import { DomainError } from '../lib/errors.ts';
import { flushNames } from '../lib/flushNames.ts';
import { newId } from '../lib/ids.ts';
import type { MediaStore } from '../media/MediaStore.ts';
import { masterName } from '../media/mediaUrl.ts';
import type { Backend } from '../requestContext.ts';
import { backupFiles } from './backupFiles.ts';
import type { Digest } from './digester.ts';
import { keepFile } from './keepFile.ts';
import type { CopiedTable, Manifest } from './Manifest.ts';
import { backupFormat } from './Manifest.ts';
import { severalAtOnce } from './severalAtOnce.ts';
import type { Table } from './tablesOf.ts';
import type { Snapshot } from './withSnapshot.ts';
import { withSnapshot } from './withSnapshot.ts';

// A backup is a folder of plain files: the rows of every table and the pictures that they know of, as of one instant.
// It is written under another name and gets its own when it is whole. Smaller pictures are made again when asked for.

/** A backup in the making: its folder, and the list of what is in it. */
interface Draft {
  readonly folder: string;
  /** Writes a file and notes its hash. */
  keep(path: string, source: Readable): Promise<Digest>;
}

const pageSize = 1000;

async function requireFree(folder: string): Promise<void> {
  // What cannot be looked at cannot be made either, which is where the reason is told.
  const isThere = await lstat(folder).then(
    () => true,
    () => false,
  );
  if (isThere) throw new DomainError('CONFLICT', `${folder} is there already: name a folder that is not, to be made.`);
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch(({ code }: NodeJS.ErrnoException) => {
    const message = `${dirname(folder)} cannot be written (${code}): name a place that can be.`;
    throw new DomainError('BAD_USER_INPUT', message);
  });
}

/** The names of the migrations that the database has. Throws NOT_FOUND where there are none. */
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

async function* picturesOf(client: PoolClient): AsyncGenerator<string> {
  for (let after = ''; ; ) {
    const { rows } = await client.query<{ hash: string }>(
      `select hash from public.media where hash > $1 order by hash limit ${pageSize}`,
      [after],
    );
    for (const { hash } of rows) yield hash;
    const last = rows.at(-1);
    if (!last) return;
    after = last.hash;
  }
}

/** Copies the file of every picture that the snapshot knows of; one whose file is gone must not keep all else from being kept. */
async function copyPictures(draft: Draft, client: PoolClient, store: MediaStore) {
  const missing: string[] = [];
  let files = 0;
  let bytes = 0;
  await severalAtOnce(picturesOf(client), async (hash) => {
    const path = backupFiles.ofPicture(hash);
    try {
      const digest = await draft.keep(path, await store.read(masterName(hash)));
      files += 1;
      bytes += digest.bytes;
    } catch (error) {
      if ((await store.sizeOf(masterName(hash))) !== null) throw error;
      await rm(join(draft.folder, path), { force: true });
      missing.push(hash);
    }
  });
  return { files, bytes, missing: missing.toSorted() };
}

async function fill(draft: Draft, { client, tables }: Snapshot, { store, now }: { store: MediaStore; now: Date }) {
  const migrations = await migrationsOf(client);
  const copied: CopiedTable[] = [];
  for (const table of tables) copied.push(await copyTable(draft, client, table));
  const { missing, ...kept } = await copyPictures(draft, client, store);
  const manifest: Manifest = {
    format: backupFormat,
    madeAt: now.toISOString(),
    version: packageJson.version,
    migrations,
    tables: copied,
    pictures: { ...kept, missing: missing.length },
  };
  await draft.keep(backupFiles.manifest, Readable.from([Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)]));
  return { manifest, missing };
}

/** Fills a new folder by a job; all of it is on disk when it is done. */
async function withDraft<Result>(folder: string, job: (draft: Draft) => Promise<Result>): Promise<Result> {
  const parts = [backupFiles.tables, backupFiles.pictures].map((part) => join(folder, part));
  for (const part of parts) await makeFolder(part);
  const sums = await open(join(folder, backupFiles.sums), 'wx', 0o600);
  let listed = Promise.resolve();
  async function keep(path: string, source: Readable): Promise<Digest> {
    const digest = await keepFile(folder, path, source);
    // One behind the other: lines written at once could run into each other.
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

/** What a backup came to. */
export interface MadeBackup {
  readonly manifest: Manifest;
  /** The hashes of pictures whose file was gone. */
  readonly missing: readonly string[];
}

/**
 * Copies the database and its pictures, as they are at this instant, into a folder that it makes, whole or not at all;
 * others may go on writing. Throws CONFLICT where the folder is there, BAD_USER_INPUT where it cannot be made, NOT_FOUND
 * where the database is empty.
 */
export async function makeBackup({ orm, services }: Backend, folder: string, now: Date): Promise<MadeBackup> {
  await requireFree(folder);
  const partial = join(dirname(folder), `.${basename(folder)}.${newId()}.partial`);
  const pool: Pool = await orm.em.getConnection().getNativeClient();
  await makeFolder(partial);
  try {
    const made = await withDraft(partial, (draft) =>
      withSnapshot(pool, (snapshot) => fill(draft, snapshot, { store: services.media, now })),
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
