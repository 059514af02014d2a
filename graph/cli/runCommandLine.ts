import { EnvironmentError, readEnv } from '../env.ts';
import { DomainError } from '../lib/errors.ts';
import type { Outcome } from './command.ts';
import { commands } from './commands.ts';
import { openOperator } from './operator.ts';
import { type CommandLine, parseCommandLine } from './parseCommandLine.ts';
import { UsageError } from './UsageError.ts';

const exitCodes = { done: 0, refused: 1, unreadable: 2 } as const;

/** Does what a command line says and answers the exit code. */
export async function runCommandLine(words: readonly string[]): Promise<number> {
  const asJson = words.includes('--json');
  try {
    const { data, text, isBad } = await perform(parseCommandLine(words, commands));
    console.log(asJson && data !== undefined ? JSON.stringify(data, null, 2) : text);
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

/** Says on the error stream why nothing was done; what nobody has foreseen is told in full. */
function complain(error: unknown, asJson: boolean): void {
  const isForeseen = error instanceof DomainError || error instanceof EnvironmentError || error instanceof UsageError;
  const message = error instanceof Error ? error.message : String(error);
  if (asJson) console.error(JSON.stringify({ message, code: codeOf(error) }));
  else if (error instanceof UsageError) console.error(`${message}. See ${error.help}`);
  else console.error(isForeseen ? message : error);
}

function codeOf(error: unknown): string {
  if (error instanceof DomainError) return error.code;
  const isCallers = error instanceof UsageError || error instanceof EnvironmentError;
  return isCallers ? 'BAD_USER_INPUT' : 'INTERNAL_SERVER_ERROR';
}
