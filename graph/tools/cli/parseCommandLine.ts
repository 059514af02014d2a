import { parseArgs } from 'node:util';
import type { Command, Option } from './command.ts';
import { UsageError } from './UsageError.ts';

const program = 'npm run cli --';

/** The options of every command. */
const commonOptions = {
  json: { type: 'boolean', help: 'Prints JSON, also for errors.' },
  help: { type: 'boolean', help: 'Shows this help.' },
} as const;

const notes = `Commands use the database of DATABASE_URL, or else the embedded one in DATA_DIR. The server can be running or stopped.
Only seed and restore create a database.
Exit codes: 0 success, 1 error or problem found, 2 invalid command line.
For programs: npm run --silent cli -- … --json writes only JSON to standard output.`;

function table(rows: readonly (readonly [name: string, help: string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, help]) => `  ${name.padEnd(width)}  ${help}`).join('\n');
}

const operandsOf = (command: Command) => command.operands.map((operand) => `<${operand}>`);
const spell = (name: string, option: Option) => (option.value ? `--${name} <${option.value}>` : `--${name}`);
const tell = (option: Option) => (option.isRequired ? `${option.help} Required.` : option.help);

/** The help of all commands, or of the commands of one noun. */
function helpOnCommands(commands: readonly Command[]): string {
  const rows = commands.map((command) => [[command.name, ...operandsOf(command)].join(' '), command.help] as const);
  return `Usage: ${program} <command> [options]

${table(rows)}

Options of a command: ${program} <command> --help

${notes}`;
}

/** The help of one command. */
function helpOnCommand(command: Command): string {
  const options = Object.entries<Option>({ ...command.options, ...commonOptions });
  return `Usage: ${[program, command.name, ...operandsOf(command), '[options]'].join(' ')}

${command.help}

${table(options.map(([name, option]) => [spell(name, option), tell(option)] as const))}`;
}

/** The parsed command line: help, or a command to run. */
export type CommandLine =
  | { readonly help: string }
  | {
      readonly help?: undefined;
      readonly command: Command;
      readonly operands: Record<string, string>;
      readonly options: Record<string, string | boolean | undefined>;
    };

/** Parses a command line. Throws UsageError. */
export function parseCommandLine(words: readonly string[], commands: readonly Command[]): CommandLine {
  const command = commands.find(({ name }) => startsWith(words, name.split(' ')));
  if (!command) return { help: helpAskedFor(words, commands) };
  const { values, positionals } = parse(command, words.slice(command.name.split(' ').length));
  if (values.help) return { help: helpOnCommand(command) };
  return { command, operands: nameOperands(command, positionals), options: requireOptions(command, values) };
}

const startsWith = (words: readonly string[], start: readonly string[]) =>
  start.every((word, index) => words[index] === word);

function helpAskedFor(words: readonly string[], commands: readonly Command[]): string {
  const [noun] = words.filter((word) => !word.startsWith('-'));
  const ofNoun = commands.filter(({ name }) => name.split(' ')[0] === noun);
  const isKnown = noun === undefined || ofNoun.length > 0;
  if (isKnown && words.includes('--help')) return helpOnCommands(noun ? ofNoun : commands);
  if (words.length === 0) throw new UsageError('A command is missing');
  throw new UsageError(`Unknown command ${words.slice(0, 2).join(' ')}`, isKnown ? noun : '');
}

function parse(command: Command, args: string[]) {
  const specified = Object.entries({ ...command.options, ...commonOptions });
  const options = Object.fromEntries(specified.map(([name, { type }]) => [name, { type }]));
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(error.message, command.name);
  }
}

function nameOperands({ name, operands }: Command, given: readonly string[]): Record<string, string> {
  const missing = operands[given.length];
  if (missing) throw new UsageError(`<${missing}> is missing`, name);
  const spare = given[operands.length];
  if (spare !== undefined) throw new UsageError(`${name} does not accept '${spare}'`, name);
  return Object.fromEntries(operands.map((operand, index) => [operand, given[index] ?? '']));
}

function requireOptions<Values extends Record<string, unknown>>({ name, options }: Command, values: Values): Values {
  for (const [option, { isRequired }] of Object.entries(options)) {
    if (isRequired && values[option] === undefined) throw new UsageError(`--${option} is missing`, name);
  }
  return values;
}
