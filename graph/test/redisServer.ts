import type { ChildProcess } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe } from 'vitest';

/** A Redis of a test's own, which comes and goes as the test wants. */
export interface RedisServer {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Lets it answer nothing, its connections open. */
  pause(): void;
  resume(): void;
}

const program = 'redis-server';

/** Tests that need a Redis, which is no npm package: left out where there is none, but not where a build is judged. */
export function describeWithRedis(title: string, run: () => Promise<void>): void {
  const isThere = spawnSync(program, ['--version']).status === 0;
  if (isThere || process.env.CI) describe(title, () => run());
  else console.error(`Left out, because there is no ${program} on the PATH: ${title}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('No port is free');
  return address.port;
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
