import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { test } from 'vitest';
import type { NeededProgram } from './mustSkipWithout.ts';
import { mustSkipWithout } from './mustSkipWithout.ts';

export interface ProgramRun {
  /** The command. The program's text goes to its standard input. */
  command: [string, ...string[]];
  program: string;
  /** Its environment, added to that of the tests. */
  variables?: Record<string, string>;
}

export interface RunningProgram {
  /** The next line of output. Throws if the program ends instead, with its error output. */
  nextLine(): Promise<string>;
  /** The remaining output. The program must end successfully. */
  rest(): Promise<string[]>;
  stop(): Promise<void>;
}

/** Starts a program in another language. */
export function startProgram({ command: [name, ...parts], program, variables }: ProgramRun): RunningProgram {
  const child = spawn(name, parts, { env: { ...process.env, ...variables } });
  const ended = once(child, 'close');
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  child.stdin.end(program);

  async function nextLine(): Promise<string> {
    const { value, done } = await lines.next();
    if (!done) return value;
    await ended;
    throw new Error(`${name} has ended: ${complaint}`);
  }

  async function rest(): Promise<string[]> {
    const printed: string[] = [];
    for (let line = await lines.next(); !line.done; line = await lines.next()) printed.push(line.value);
    const [code] = await ended;
    if (code !== 0) throw new Error(`${name} has ended with ${code}: ${complaint}`);
    return printed;
  }

  return {
    nextLine,
    rest,
    async stop() {
      child.kill();
      await ended;
    },
  };
}

/** A test that runs a program of the machine. */
export function testWith(program: NeededProgram, title: string, run: () => Promise<void>): void {
  test.skipIf(mustSkipWithout(program))(title, run);
}
