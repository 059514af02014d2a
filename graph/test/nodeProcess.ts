import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { serverProgram } from './programs.ts';

/** A server as a process of its own. */
export interface NodeProcess {
  readonly url: string;
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
}

/** Starts a server. If it does not start, the error contains its output. */
export async function startNode(variables: Record<string, string>): Promise<NodeProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cycle-chat-node-'));
  const child = spawn(process.execPath, [serverProgram], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  async function kill(): Promise<void> {
    child.kill('SIGKILL');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
  const lines = createInterface({ input: child.stdout });
  const printed: string[] = [];
  for await (const line of lines) {
    const [, port] = /^Cycle Chat is at .*:(\d+)$/.exec(line) ?? [];
    // Unread output would fill the pipe and block the server.
    child.stdout.resume();
    if (port) return { url: `http://127.0.0.1:${port}`, kill };
    printed.push(line);
  }
  await kill();
  throw new Error(`The server has not started: ${printed.join('\n')}`);
}
