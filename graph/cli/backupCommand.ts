import { resolve } from 'node:path';
import type { Manifest } from '../backup/Manifest.ts';
import { makeBackup } from '../backup/makeBackup.ts';
import { defineCommand } from './command.ts';
import { plural } from './plural.ts';

/** What a backup holds, in words. */
export function sayHolding({ tables, pictures }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${plural(rows, 'row')} of ${plural(tables.length, 'table')} and ${plural(pictures.files, 'picture')}`;
}

export const backupCommand = defineCommand({
  name: 'backup',
  help: 'Copies the database and its pictures, as they are at one instant, into a new folder. The server may go on running.',
  operands: ['folder'],
  options: {},
  takesAnySchema: true,
  async run({ backend, now }, operands) {
    const folder = resolve(operands.folder);
    const { manifest, missing } = await makeBackup(backend, folder, now);
    const lines = [
      `Backed up ${sayHolding(manifest)} to ${folder}`,
      ...(missing.length > 0
        ? [`The files of ${plural(missing.length, 'picture')} are gone: see npm run cli -- doctor`]
        : []),
    ];
    return {
      data: { folder, ...manifest, missingPictures: missing },
      text: lines.join('\n'),
      isBad: missing.length > 0,
    };
  },
});
