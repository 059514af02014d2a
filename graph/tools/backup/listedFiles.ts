import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { badInput } from '../../platform/lib/errors.ts';
import { backupFiles } from './backupFiles.ts';
import { damaged } from './damaged.ts';

/** A file of a backup and its recorded hash. */
export interface ListedFile {
  /** Relative to the folder of the backup. It cannot point outside of it. */
  readonly path: string;
  readonly sha256: string;
}

const linePattern =
  /^([0-9a-f]{64}) {2}(manifest\.json|tables\/[a-z][a-z0-9_]*\.copy|media\/[0-9a-f]{64}\.webp|routes\/[0-9a-f]{64}-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

function readLine(line: string): ListedFile {
  const [, sha256, path] = linePattern.exec(line) ?? [];
  if (!sha256 || !path) throw damaged(`${backupFiles.sums} has an invalid line`);
  return { sha256, path };
}

async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(path, 'utf8')) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}

/** Every file of a backup, in the order of writing. Throws BAD_USER_INPUT if the folder contains no backup. */
export async function* listedFiles(folder: string): AsyncGenerator<ListedFile> {
  try {
    for await (const line of linesOf(join(folder, backupFiles.sums))) yield readLine(line);
  } catch (error) {
    // Errors are our own or those of the operating system.
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error;
    throw badInput(`${folder} contains no backup: it has no ${backupFiles.sums}.`);
  }
}
