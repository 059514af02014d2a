import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DomainError } from '../lib/errors.ts';
import { backupFiles } from './backupFiles.ts';
import { damaged } from './damaged.ts';
import type { Digest } from './digester.ts';
import { digestOf } from './digester.ts';
import { listedFiles } from './listedFiles.ts';
import type { Manifest } from './Manifest.ts';
import { backupFormat } from './Manifest.ts';
import { severalAtOnce } from './severalAtOnce.ts';

/** What the files of a backup come to, each of them as it was written. */
interface Holding {
  readonly rowsByTable: ReadonlyMap<string, number>;
  readonly pictures: { files: number; bytes: number };
  readonly hasManifest: boolean;
}

async function digestAt(folder: string, path: string): Promise<Digest> {
  return digestOf(createReadStream(join(folder, path))).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw damaged(`${path} is gone`);
    throw error;
  });
}

async function takeStock(folder: string): Promise<Holding> {
  const rowsByTable = new Map<string, number>();
  const pictures = { files: 0, bytes: 0 };
  let hasManifest = false;
  await severalAtOnce(listedFiles(folder), async ({ path, sha256 }) => {
    const digest = await digestAt(folder, path);
    if (digest.sha256 !== sha256) throw damaged(`${path} is not what it was`);
    if (path === backupFiles.manifest) hasManifest = true;
    else if (path.startsWith(`${backupFiles.tables}/`)) rowsByTable.set(path, digest.lines);
    else {
      pictures.files += 1;
      pictures.bytes += digest.bytes;
    }
  });
  return { rowsByTable, pictures, hasManifest };
}

function refuseOtherThanSaid({ tables, pictures: said }: Manifest, { rowsByTable, pictures }: Holding): void {
  for (const { name, rows } of tables) {
    if (rowsByTable.get(backupFiles.ofTable(name)) !== rows) throw damaged(`the rows of ${name} are not all there`);
  }
  if (pictures.files !== said.files || pictures.bytes !== said.bytes) throw damaged('its pictures are not all there');
}

/**
 * Reads every file of a backup and answers its manifest. Throws BAD_USER_INPUT where something of it is gone or is not
 * what it was, CONFLICT where it is of a format that this version cannot read.
 */
export async function checkBackup(folder: string): Promise<Manifest> {
  const holding = await takeStock(folder);
  if (!holding.hasManifest) throw damaged(`${backupFiles.sums} ends too early`);
  // By its hash it is what a backup wrote.
  const manifest: Manifest = JSON.parse(await readFile(join(folder, backupFiles.manifest), 'utf8'));
  if (manifest.format !== backupFormat) {
    throw new DomainError(
      'CONFLICT',
      `The backup is of format ${manifest.format}, which this version cannot read: restore it with version ${manifest.version}.`,
    );
  }
  refuseOtherThanSaid(manifest, holding);
  return manifest;
}
