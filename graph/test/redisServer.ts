import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe } from 'vitest';
import { freePort } from './freePort.ts';
import type { NeededProgram } from './mustSkipWithout.ts';
import { mustSkipWithout } from './mustSkipWithout.ts';

/** A Redis that a test can start and stop. */
export interface RedisServer {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Stops responses; connections stay open. */
  pause(): void;
  resume(): void;
}

const program: NeededProgram = 'redis-server';

/** Tests that need a Redis, which is no npm package. */
export function describeWithRedis(title: string, run: () => Promise<void>): void {
  describe.skipIf(mustSkipWithout(program))(title, run);
}

/** Chooses a port for a Redis that keeps nothing; it is not started yet. */
export async function redisServer(): Promise<RedisServer> {
  const port = await freePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  let running: ChildProcess | undefined;
  return {
    url: `redis://127.0.0.1:${port}/1`,
    async start() {
      running = spawn(program, settings, { stdio: ['ignore', 'pipe', 'ignore'] });
      for await (const text of running.stdout ?? []) if (String(text).includes('Ready to accept connections')) return;
      throw new Error('Redis has not started');
    },
    async stop() {
      if (!running || running.exitCode !== null) return;
      const exited = once(running, 'exit');
      running.kill('SIGKILL');
      await exited;
    },
    pause: () => void running?.kill('SIGSTOP'),
    resume: () => void running?.kill('SIGCONT'),
  };
}
