import {
  endOperatorSession,
  linkMinutes,
  listOperatorSessions,
  makeOperatorLink,
} from '../../operators/operatorSessions.ts';
import { maxPageSize } from '../../platform/graphql/paginate.ts';
import { defineCommand } from './command.ts';
import { minuteOf } from './sayings.ts';

const link = defineCommand({
  name: 'operator link',
  help: `Prints an address that opens the board of the operator, once within ${linkMinutes} minutes.`,
  operands: [],
  options: {
    name: { type: 'string', value: 'name', help: 'The name of the operator for the log. Default: your account here.' },
  },
  async run(operator, _operands, { name = operator.operatorName }) {
    const { token, ...made } = await makeOperatorLink(operator, name);
    // The token follows `#`, so that it reaches no log and no other site.
    const url = `${operator.origin()}/operator#${token}`;
    return {
      data: { ...made, url },
      text: `${url}\nIt opens the board for ${made.operator}, once until ${minuteOf(made.expiresAt)}.`,
    };
  },
});

const sessions = defineCommand({
  name: 'operator sessions',
  help: 'Lists the newest 100 links and sessions of the board that have not expired.',
  operands: [],
  options: {},
  async run(operator) {
    const { nodes } = await listOperatorSessions(operator, { first: maxPageSize });
    const lines = nodes.map(({ id, operator: name, openedAt, expiresAt, device }) => {
      const state = openedAt ? `opened ${minuteOf(openedAt)}` : 'a link that was not used';
      return [id, name, state, `until ${minuteOf(expiresAt)}`, device].filter(Boolean).join('  ');
    });
    return { data: nodes, text: lines.join('\n') || 'The board is open nowhere.' };
  },
});

const end = defineCommand({
  name: 'operator end',
  help: 'Ends a session of the board, or a link that was not used.',
  operands: ['session-id'],
  options: {},
  async run(operator, { 'session-id': id }) {
    await endOperatorSession(operator, id);
    return { data: { id }, text: `Ended ${id}.` };
  },
});

export const operatorCommands = [link, sessions, end];
