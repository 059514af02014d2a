import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { Environment, Ran } from './commandLine.ts';
import { parseOutput } from './commandLine.ts';
import { commandLineProgram } from './programs.ts';

/** Runs the command line as a separate process, as the operator does. */
export async function spawnCommandLine(environment: Environment, words: readonly string[], input = ''): Promise<Ran> {
  const child = spawn(process.execPath, [commandLineProgram, ...words], {
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(input);
  const [out, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: Number(code), out, error, json: parseOutput(words, out) };
}
