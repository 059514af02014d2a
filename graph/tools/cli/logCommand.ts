import { listActs, type NamedAct } from '../../operators/operatorLog.ts';
import { badInput } from '../../platform/lib/errors.ts';
import { defineCommand } from './command.ts';
import { readCount } from './readCount.ts';
import { minuteOf, onOneLine } from './sayings.ts';

const defaultLimit = 100;
const maxLimit = 10_000;

function say({ at, operator, verb, targetName, targetId, note }: NamedAct): string {
  const target = targetName && targetId ? `${targetName} (${targetId})` : targetId;
  const words = [minuteOf(at), operator, verb, target].filter(Boolean).join('  ');
  return note ? `${words}\n  ${onOneLine(note)}` : words;
}

function readSince(text: string | undefined): Date {
  if (text === undefined) return new Date(0);
  const since = new Date(text);
  if (Number.isNaN(since.getTime())) throw badInput('since must be a date, such as 2026-05-31', 'since');
  return since;
}

export const logCommand = defineCommand({
  name: 'log',
  help: 'Lists the acts of operators, the latest first.',
  operands: [],
  options: {
    find: {
      type: 'string',
      value: 'words',
      help: 'Only acts with these words in the operator, the verb, the note, the id or name of the target, or the name of its author.',
    },
    since: { type: 'string', value: 'date', help: 'Only acts at or after this date or time (UTC).' },
    limit: { type: 'string', value: 'number', help: `The number of acts. Default: ${defaultLimit}.` },
  },
  async run(operator, _operands, { find, since, limit }) {
    const acts = await listActs(
      operator,
      { since: readSince(since), query: find },
      readCount('limit', limit, { initial: defaultLimit, max: maxLimit }),
    );
    const nothing = find === undefined && since === undefined ? 'The log is empty.' : 'No act matches.';
    return { data: acts, text: acts.map(say).join('\n') || nothing };
  },
});
