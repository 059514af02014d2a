import { Readable } from 'node:stream';
import { expect, vi } from 'vitest';
import { runCommandLine } from '../tools/cli/runCommandLine.ts';
import type { TestApp } from './harness.ts';

/** The result of a command line. */
export interface Ran {
  code: number;
  out: string;
  error: string;
  /** The answer as JSON, where it was asked for. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
  json: any;
}

export type Environment = Record<string, string | undefined>;

/** The output of the command line as JSON. Null where it was not asked for. */
export const parseOutput = (words: readonly string[], out: string) =>
  words.includes('--json') && out ? JSON.parse(out) : null;

/** The environment of a command line for the database and the pictures of an app. */
export function environmentOf({ backend, dataDir }: TestApp): Environment {
  return { DATABASE_URL: String(backend.orm.config.get('clientUrl')), DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
}

/** Runs the command line in this process, which costs a fraction of it. */
export async function runHere(environment: Environment, ...words: string[]): Promise<Ran> {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  const linesOf = (spy: typeof log) => spy.mock.calls.map(([line]) => `${line}\n`).join('');
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  try {
    const code = await runCommandLine(words);
    const out = linesOf(log);
    return { code, out, error: linesOf(complain), json: parseOutput(words, out) };
  } finally {
    vi.unstubAllEnvs();
    log.mockRestore();
    complain.mockRestore();
  }
}

/** Runs the command line in this process, with `input` as its standard input. */
export async function runHereWithInput(environment: Environment, input: string, ...words: string[]): Promise<Ran> {
  const stdin = vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([input]) as typeof process.stdin);
  try {
    return await runHere(environment, ...words);
  } finally {
    stdin.mockRestore();
  }
}

/** The command line in this process, in an environment that is known once the test runs. */
export function commandLineIn(environment: () => Environment) {
  const run = (...words: string[]) => runHere(environment(), ...words);
  return {
    run,
    /** The message of the error. Fails if there is none. */
    async refusal(...words: string[]): Promise<string> {
      const { code, out, error } = await run(...words);
      expect([code, out]).toEqual([1, '']);
      return error.trimEnd();
    },
  };
}
