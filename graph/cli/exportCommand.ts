import { exportUser } from '../users/exportUser.ts';
import { requireUser } from '../users/users.ts';
import { defineCommand } from './command.ts';

export const exportCommand = defineCommand({
  name: 'export user',
  help: 'Writes everything that is held of a member to standard output, as JSON.',
  operands: ['username'],
  options: {},
  async run(operator, operands) {
    const { id } = await requireUser(operator, operands);
    const data = await exportUser(operator, id);
    return { data, text: JSON.stringify(data, null, 2) };
  },
});
