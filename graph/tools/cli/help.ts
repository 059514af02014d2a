import type { Command, Option } from './command.ts';

const program = 'npm run cli --';

/** The options of every command. */
export const commonOptions = {
  json: { type: 'boolean', help: 'Prints JSON, also for errors.' },
  help: { type: 'boolean', help: 'Shows this help.' },
} as const;

const notes = `Commands use the database of DATABASE_URL, or else the embedded one in DATA_DIR. The server can be running or stopped.
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
export function helpOnCommands(commands: readonly Command[]): string {
  const rows = commands.map((command) => [[command.name, ...operandsOf(command)].join(' '), command.help] as const);
  return `Usage: ${program} <command> [options]

${table(rows)}

Options of a command: ${program} <command> --help

${notes}`;
}

/** The help of one command. */
export function helpOnCommand(command: Command): string {
  const options = Object.entries<Option>({ ...command.options, ...commonOptions });
  return `Usage: ${[program, command.name, ...operandsOf(command), '[options]'].join(' ')}

${command.help}

${table(options.map(([name, option]) => [spell(name, option), tell(option)] as const))}`;
}
