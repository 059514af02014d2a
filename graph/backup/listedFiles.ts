import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { badInput } from '../lib/errors.ts';
import { backupFiles } from './backupFiles.ts';
import { damaged } from './damaged.ts';

/** A file of a backup and the hash that it was written with. */
export interface ListedFile {
  /** Within the folder of the backup; no other place can be named. */
  readonly path: string;
  readonly sha256: string;
}

const linePattern = /^([0-9a-f]{64}) {2}(manifest\.json|tables\/[a-z][a-z0-9_]*\.copy|media\/[0-9a-f]{64}\.webp)$/;

function readLine(line: string): ListedFile {
  const [, sha256, path] = linePattern.exec(line) ?? [];
  if (!sha256 || !path) throw damaged(`${backupFiles.sums} has a line that cannot be read`);
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

/** Every file of a backup, in the order in which it was written. Throws BAD_USER_INPUT where the folder holds none. */
export async function* listedFiles(folder: string): AsyncGenerator<ListedFile> {
  try {
    for await (const line of linesOf(join(folder, backupFiles.sums))) yield readLine(line);
  } catch (error) {
    // Besides our own, errors of the system are thrown here.
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error;
    throw badInput(`${folder} holds no backup: it has no ${backupFiles.sums}.`);
  }
}
