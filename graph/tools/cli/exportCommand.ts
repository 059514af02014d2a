import { requireMember } from '../../account/operatorMembers.ts';
import { noteAct } from '../../model/operators/noteAct.ts';
import { flush } from '../../platform/database/inTransaction.ts';
import { exportUser } from '../../users/exportUser.ts';
import { defineCommand } from './command.ts';
import { print } from './print.ts';

/** Splits a text that arrives in chunks into lines. */
async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let line = '';
  for await (const piece of pieces) {
    const [first = '', ...others] = piece.split('\n');
    line += first;
    for (const next of others) {
      yield line;
      line = next;
    }
  }
  if (line) yield line;
}

export const exportCommand = defineCommand({
  name: 'export user',
  help: 'Writes all data of a member to standard output, as JSON.',
  operands: ['username'],
  options: {},
  async run(operator, operands) {
    const { id } = await requireMember(operator, operands.username);
    noteAct(operator, { verb: 'export user', targetId: id });
    await flush(operator.em);
    // Line by line, because the export can be longer than the longest string.
    for await (const line of linesOf(await exportUser(operator, id))) print(line);
    return { data: undefined, text: null };
  },
});
