import { inspect } from 'node:util';
import { EnvironmentError } from '../../platform/env/EnvironmentError.ts';
import { readEnv } from '../../platform/env/env.ts';
import { DomainError } from '../../platform/lib/errors.ts';
import type { Outcome } from './command.ts';
import { commands } from './commands.ts';
import { openOperator } from './operator.ts';
import { type CommandLine, parseCommandLine } from './parseCommandLine.ts';
import { print, printError } from './print.ts';
import { UsageError } from './UsageError.ts';

const exitCodes = { done: 0, refused: 1, unreadable: 2 } as const;

/** Runs a command line and returns its exit code. */
export async function runCommandLine(words: readonly string[]): Promise<number> {
  const asJson = words.includes('--json');
  try {
    const { data, text, isBad } = await perform(parseCommandLine(words, commands));
    const answer = asJson && data !== undefined ? JSON.stringify(data, null, 2) : text;
    if (answer !== null) print(answer);
    return isBad ? exitCodes.refused : exitCodes.done;
  } catch (error) {
    complain(error, asJson);
    return error instanceof UsageError ? exitCodes.unreadable : exitCodes.refused;
  }
}

async function perform(line: CommandLine): Promise<Outcome> {
  if (line.help !== undefined) return { data: undefined, text: line.help };
  const { command, operands, options } = line;
  const { operator, close } = await openOperator(readEnv(), command);
  try {
    return await command.run(operator, operands, options);
  } finally {
    await close();
  }
}

/** Prints an error to standard error. Unexpected errors are printed with their stack. */
function complain(error: unknown, asJson: boolean): void {
  const isForeseen = error instanceof DomainError || error instanceof EnvironmentError || error instanceof UsageError;
  const message = error instanceof Error ? error.message : String(error);
  if (asJson) printError(JSON.stringify({ message, code: codeOf(error) }));
  else if (error instanceof UsageError) printError(`${message}. See ${error.help}`);
  else printError(isForeseen ? message : inspect(error));
}

function codeOf(error: unknown): string {
  if (error instanceof DomainError) return error.code;
  const isCallers = error instanceof UsageError || error instanceof EnvironmentError;
  return isCallers ? 'BAD_USER_INPUT' : 'INTERNAL_SERVER_ERROR';
}
