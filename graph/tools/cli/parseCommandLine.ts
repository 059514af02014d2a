import { parseArgs } from 'node:util';
import type { Command } from './command.ts';
import { commonOptions, helpOnCommand, helpOnCommands } from './help.ts';
import { UsageError } from './UsageError.ts';

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
