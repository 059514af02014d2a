import type { Command, Option } from './command.ts';

const program = 'npm run cli --';

/** The options of every command. */
export const commonOptions = {
  json: { type: 'boolean', help: 'Answers as JSON, refusals too.' },
  help: { type: 'boolean', help: 'Shows this.' },
} as const;

const surroundings = `It works on the database of DATABASE_URL, else on the embedded one in DATA_DIR, whether the server is running or not.
Exit codes: 0 done, 1 refused or found something wrong, 2 a command line that cannot be read.
For programs: npm run --silent cli -- … --json writes nothing but JSON to standard output.`;

function table(rows: readonly (readonly [name: string, help: string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, help]) => `  ${name.padEnd(width)}  ${help}`).join('\n');
}

const operandsOf = (command: Command) => command.operands.map((operand) => `<${operand}>`);
const spell = (name: string, option: Option) => (option.value ? `--${name} <${option.value}>` : `--${name}`);
const tell = (option: Option) => (option.isRequired ? `${option.help} Required.` : option.help);

/** The help of some commands: all of them, or those of one noun. */
export function helpOnCommands(commands: readonly Command[]): string {
  const rows = commands.map((command) => [[command.name, ...operandsOf(command)].join(' '), command.help] as const);
  return `Usage: ${program} <command> [options]

${table(rows)}

Each of them tells its options: ${program} <command> --help

${surroundings}`;
}

/** The help of one command. */
export function helpOnCommand(command: Command): string {
  const options = Object.entries<Option>({ ...command.options, ...commonOptions });
  return `Usage: ${[program, command.name, ...operandsOf(command), '[options]'].join(' ')}

${command.help}

${table(options.map(([name, option]) => [spell(name, option), tell(option)] as const))}`;
}
