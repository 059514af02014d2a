import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, vi } from 'vitest';
import type { Caller } from '../caller.ts';
import { makeCaller } from '../caller.ts';
import { serverProgram } from '../programs.ts';
import { endProcess, hasEnded } from './endProcess.ts';

const unlimited = 1_000_000;
const usual = {
  DEMO: '0',
  LOG_LEVEL: 'warn',
  RATE_LIMITS: JSON.stringify({
    reads: unlimited,
    writes: unlimited,
    texts: unlimited,
    signIns: unlimited,
    signUps: unlimited,
    uploads: unlimited,
  }),
};

/** How long a server may take to start, in milliseconds. This only ends what hangs. */
const patience = 300_000;

interface ServerOptions {
  /** Its environment, added to that of the tests and to what all servers of theirs have. */
  readonly variables: Record<string, string>;
  /** Modules that it loads before its own. */
  readonly imports?: readonly string[];
  /** A command under which it is run, such as one that lends it a disk; it must become the server itself. */
  readonly under?: readonly string[];
}

/** A person at a server, by a session of their own. */
export interface SignedIn extends Caller {
  readonly id: string;
  readonly token: string;
}

/** The server as a process of its own, which comes and goes as the test wants, always at the same address. */
export interface ServerProcess {
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  /** All that it has printed since its first start. */
  readonly lines: readonly string[];
  start(): Promise<void>;
  kill(): Promise<void>;
  /** Sends SIGTERM and answers with what it ends. */
  stop(): Promise<number | null>;
  /** Says something to the modules that it has loaded before its own, and waits for an answer. */
  tell(message: object): Promise<void>;
  signUp(username: string): Promise<SignedIn>;
  /** Stops it and removes its folder. */
  remove(): Promise<void>;
}

/** Runs the server under its environment; what it prints becomes `lines`. */
function run({ imports = [], under = [] }: ServerOptions, env: NodeJS.ProcessEnv, lines: string[]): ChildProcess {
  const flags = imports.flatMap((module) => ['--import', module]);
  const [program = '', ...words] = [...under, process.execPath, ...flags, serverProgram];
  const child = spawn(program, words, { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  for (const input of [child.stdout, child.stderr]) {
    if (input) createInterface({ input }).on('line', (line) => lines.push(line));
  }
  return child;
}

/** The address that a server says it is at, once it does. */
async function addressOf(child: ChildProcess, lines: readonly string[], from: number): Promise<string> {
  const said = () => lines.slice(from).flatMap((line) => /^Cycle Chat is at (\S+)/.exec(line)?.[1] ?? []);
  await vi.waitUntil(() => said().length > 0 || hasEnded(child), { timeout: patience });
  const [address] = said();
  if (!address) throw new Error(`The server has not started:\n${lines.slice(from).join('\n')}`);
  return address.replace('localhost', '127.0.0.1');
}

async function signUp(url: string, username: string): Promise<SignedIn> {
  const words = { password: 'hill-climb', confirmPassword: 'hill-climb' };
  const visitor = makeCaller(url, async () => ({}));
  const { status, body } = await visitor.post('/api/auth/register', { username, displayName: username, ...words });
  expect(status).toBe(201);
  const token = String(body.sessionId);
  return { id: body.id, token, ...makeCaller(url, async () => ({ authorization: `Bearer ${token}` })) };
}

/** Chooses a folder and a port for a server, and starts it. */
export async function serverProcess(options: ServerOptions): Promise<ServerProcess> {
  const dataDir = await mkdtemp(join(await realpath(tmpdir()), 'cycle-chat-server-'));
  // If root runs the tests, the account of the server must be able to enter the folder.
  await chmod(dataDir, 0o711);
  const lines: string[] = [];
  const startAt = async (port: string) => {
    const from = lines.length;
    const env = { ...process.env, ...usual, DATA_DIR: dataDir, PORT: port, ...options.variables };
    const child = run(options, env, lines);
    return { child, url: await addressOf(child, lines, from) };
  };
  let { child, url } = await startAt('0');
  return {
    url,
    dataDir,
    lines,
    get pid() {
      if (child.pid === undefined) throw new Error('The server has no process');
      return child.pid;
    },
    async start() {
      ({ child } = await startAt(new URL(url).port));
    },
    kill: async () => void (await endProcess(child, 'SIGKILL')),
    stop: () => endProcess(child, 'SIGTERM'),
    async tell(message) {
      const answered = once(child, 'message');
      child.send(message);
      await answered;
    },
    signUp: (username) => signUp(url, username),
    async remove() {
      await endProcess(child, 'SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
