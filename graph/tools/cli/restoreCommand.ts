import { resolve } from 'node:path';
import { restoreBackup } from '../backup/restoreBackup.ts';
import { sayHolding } from './backupCommand.ts';
import { defineCommand } from './command.ts';
import { doctorCommand } from './doctorCommand.ts';

export const restoreCommand = defineCommand({
  name: 'restore',
  help: 'Restores a backup into an empty database and its media store, then runs the checks of doctor.',
  operands: ['folder'],
  options: {},
  takesAnySchema: true,
  createsDatabase: true,
  async run(operator, operands) {
    const folder = resolve(operands.folder);
    const { manifest, leftOut } = await restoreBackup(operator.backend, folder);
    const doctor = await doctorCommand.run(operator, {}, {});
    const lines = [
      `Restored ${sayHolding(manifest)}, as of ${manifest.madeAt} in version ${manifest.version}`,
      ...(leftOut.length > 0 ? [`Skipped tables that are not Cycle Chat's: ${leftOut.join(', ')}`] : []),
      doctor.text,
    ];
    return {
      data: { folder, ...manifest, leftOut, doctor: doctor.data },
      text: lines.join('\n'),
      isBad: leftOut.length > 0 || doctor.isBad,
    };
  },
});
