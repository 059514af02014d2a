import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../test/freePort.ts';

export interface RunningServer {
  readonly name: string;
  /** Without a slash at its end. */
  readonly url: string;
  readonly processId: number;
  /** The text on its standard error. */
  complaints(): string;
  stop(): Promise<void>;
}

export interface Launch {
  readonly name: string;
  /** The arguments of Node.js. */
  readonly command: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

/** A path that each server answers with some status once it runs. */
const readyPath = '/graphql';
const patience = 60_000;

/**
 * Starts a server as a separate process in production mode, on a free port of the loopback interface. Waits until it
 * responds.
 */
export async function launch({ name, command, environment }: Launch): Promise<RunningServer> {
  const port = await freePort();
  const child = spawn(process.execPath, command, {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const errors: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + patience;
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${name} did not start:\n${errors.join('')}`);
    await delay(10);
  }
  const { pid } = child;
  if (pid === undefined) throw new Error(`${name} has no process`);
  return { name, url, processId: pid, complaints: () => errors.join(''), stop: () => stop(child) };
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url + readyPath);
    await response.arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  const killer = setTimeout(() => child.kill('SIGKILL'), 5000);
  await exit;
  clearTimeout(killer);
}
