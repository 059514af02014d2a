import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Changes the text of a file. */
export async function alterFile(path: string, change: (text: string) => string): Promise<void> {
  await writeFile(path, change(await readFile(path, 'utf8')));
}

/** Changes a file of a backup together with its recorded hash. */
export async function forgeFile(backup: string, name: string, change: (text: string) => string): Promise<void> {
  await alterFile(join(backup, name), change);
  const sha256 = createHash('sha256')
    .update(await readFile(join(backup, name)))
    .digest('hex');
  await alterFile(join(backup, 'SHA256SUMS'), (sums) =>
    sums
      .split('\n')
      .map((line) => (line.endsWith(`  ${name}`) ? `${sha256}  ${name}` : line))
      .join('\n'),
  );
}
