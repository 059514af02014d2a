import { createReadStream } from 'node:fs';
import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pictureFormat } from '../../media/pictureFormat.ts';
import { backupFiles } from './backupFiles.ts';
import { damaged } from './damaged.ts';
import { type Digest, digestOf } from './digester.ts';
import { listedFiles } from './listedFiles.ts';
import { type Manifest, parseManifest } from './Manifest.ts';
import { severalAtOnce } from './severalAtOnce.ts';

/** The number of bytes that tell the format of a picture. */
const headBytes = 64;

interface Sum {
  files: number;
  bytes: number;
}

/** The verified files of a backup, by their digests. */
interface Holding {
  readonly rowsByTable: ReadonlyMap<string, number>;
  readonly pictures: Sum;
  readonly originals: Sum;
  readonly hasManifest: boolean;
}

async function digestAt(folder: string, path: string): Promise<Digest> {
  const file = join(folder, path);
  const status = await lstat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw damaged(`${path} is missing`);
    throw error;
  });
  // A link could lead out of the folder, and a pipe would never end.
  if (!status.isFile()) throw damaged(`${path} is not a regular file`);
  return digestOf(createReadStream(file));
}

/** Throws unless the file is a picture by its first bytes, because the server sends it as one. Only WebP is stored. */
async function requirePicture(folder: string, path: string): Promise<void> {
  const head = await buffer(createReadStream(join(folder, path), { end: headBytes - 1 }));
  if (pictureFormat(head) !== 'webp') throw damaged(`${path} is not a WebP picture`);
}

async function takeStock(folder: string): Promise<Holding> {
  const rowsByTable = new Map<string, number>();
  const pictures = { files: 0, bytes: 0 };
  const originals = { files: 0, bytes: 0 };
  let hasManifest = false;
  await severalAtOnce(listedFiles(folder), async ({ path, sha256 }) => {
    const digest = await digestAt(folder, path);
    if (digest.sha256 !== sha256) throw damaged(`${path} has been changed`);
    if (path === backupFiles.manifest) hasManifest = true;
    else if (path.startsWith(`${backupFiles.tables}/`)) rowsByTable.set(path, digest.lines);
    else {
      const isOriginal = path.startsWith(`${backupFiles.originals}/`);
      if (!isOriginal) await requirePicture(folder, path);
      const sum = isOriginal ? originals : pictures;
      sum.files += 1;
      sum.bytes += digest.bytes;
    }
  });
  return { rowsByTable, pictures, originals, hasManifest };
}

const isSaid = (said: Sum, { files, bytes }: Sum) => files === said.files && bytes === said.bytes;

function refuseOtherThanSaid({ tables, ...said }: Manifest, { rowsByTable, pictures, originals }: Holding): void {
  for (const { name, rows } of tables) {
    if (rowsByTable.get(backupFiles.ofTable(name)) !== rows) throw damaged(`rows of ${name} are missing`);
  }
  if (!isSaid(said.pictures, pictures)) throw damaged('pictures are missing');
  if (!isSaid(said.originals ?? { files: 0, bytes: 0 }, originals)) throw damaged('route files are missing');
}

/**
 * Reads every file of a backup and returns its manifest. Throws BAD_USER_INPUT if a file is missing, changed, not a regular file
 * or not a picture where it must be one, and CONFLICT if this version cannot read the format.
 */
export async function checkBackup(folder: string): Promise<Manifest> {
  const holding = await takeStock(folder);
  if (!holding.hasManifest) throw damaged(`${backupFiles.sums} is incomplete`);
  const manifest = parseManifest(await readFile(join(folder, backupFiles.manifest), 'utf8'));
  refuseOtherThanSaid(manifest, holding);
  return manifest;
}
