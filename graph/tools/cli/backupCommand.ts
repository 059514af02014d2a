import { resolve } from 'node:path';
import { noteBackup } from '../../platform/storage/lastBackup.ts';
import type { Manifest } from '../backup/Manifest.ts';
import { makeBackup } from '../backup/makeBackup.ts';
import { defineCommand } from './command.ts';
import { plural } from './plural.ts';

/** The contents of a backup, in words. */
export function sayHolding({ tables, pictures, originals }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const files = `${plural(pictures.files, 'picture')} and ${plural(originals?.files ?? 0, 'route file')}`;
  return `${plural(rows, 'row')} of ${plural(tables.length, 'table')}, ${files}`;
}

export const backupCommand = defineCommand({
  name: 'backup',
  help: 'Copies the database, its pictures and route files, as of one instant, into a new folder. The server can keep running.',
  operands: ['folder'],
  options: {},
  takesAnySchema: true,
  async run({ backend, env, now }, operands) {
    const folder = resolve(operands.folder);
    const { manifest, missing, missingOriginals } = await makeBackup(backend, folder, now);
    const isNoted = await noteBackup(env.dataDir, now).then(
      () => true,
      () => false,
    );
    const lines = [
      `Backed up ${sayHolding(manifest)} to ${folder}`,
      ...(missing.length > 0
        ? [`The files of ${plural(missing.length, 'picture')} are missing or damaged: ${missing.join(', ')}`]
        : []),
      ...(missingOriginals.length > 0
        ? [`${plural(missingOriginals.length, 'route file')} missing or damaged: ${missingOriginals.join(', ')}`]
        : []),
      ...(isNoted ? [] : [`DATA_DIR ${env.dataDir} is not writable: the metrics will not show this backup`]),
    ];
    return {
      data: { folder, ...manifest, missingPictures: missing, missingOriginals },
      text: lines.join('\n'),
      isBad: missing.length + missingOriginals.length > 0,
    };
  },
});
