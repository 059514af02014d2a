import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { test } from 'vitest';

export interface ProgramRun {
  /** How it is started; the text of the program comes by its standard input. */
  command: [string, ...string[]];
  program: string;
  /** Its environment, added to that of the tests. */
  variables?: Record<string, string>;
}

export interface RunningProgram {
  /** The next line that it prints. Throws where it ends instead, with what it has complained of. */
  nextLine(): Promise<string>;
  /** All that it prints until it ends, which it must do well. */
  rest(): Promise<string[]>;
  stop(): Promise<void>;
}

/** Starts a program of another language, as a stranger would. */
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

/** A test that runs a program of the machine: left out where there is none, but not where a build is judged. */
export function testWith(program: 'curl' | 'python3', title: string, run: () => Promise<void>): void {
  const isThere = spawnSync(program, ['--version']).status === 0;
  if (isThere || process.env.CI) test(title, run);
  else console.error(`Left out, because there is no ${program} on the PATH: ${title}`);
}
