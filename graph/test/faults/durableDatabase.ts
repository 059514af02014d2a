import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { embeddedCluster } from '../../platform/database/embeddedCluster.ts';
import type { ServerUser } from '../../platform/database/embeddedUser.ts';
import { startEmbeddedDatabase } from '../../platform/database/startEmbeddedDatabase.ts';
import { endProcess, hasEnded } from './endProcess.ts';

type Rows = Record<string, unknown>[];

/** A durable PostgreSQL that a test can stop and start, always at the same address. */
export interface DurableDatabase {
  readonly url: string;
  start(): Promise<void>;
  /** Kills it like `kill -9`, at any moment. */
  kill(): Promise<void>;
  /** Stops all its processes where they are, their connections open. */
  freeze(): Promise<void>;
  thaw(): void;
  /** Runs SQL on a connection of its own. */
  query(text: string, values?: unknown[]): Promise<Rows>;
  /** Shuts it down and removes every trace of it. */
  remove(): Promise<void>;
}

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 100,
  // Keeps recovery after a crash short: the tests check its result, not its duration.
  checkpoint_timeout: '30s',
  jit: 'off',
  timezone: 'UTC',
  log_min_messages: 'fatal',
};

/** How long a crashed server may take to come up, in milliseconds: its last processes have to be gone first. */
const patience = 60_000;
const pollInterval = 50;

async function queryAt(url: string, text: string, values: unknown[] = []): Promise<Rows> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // The query itself throws the error.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

const answersAt = (url: string): Promise<boolean> =>
  queryAt(url, 'select 1').then(
    () => true,
    () => false,
  );

interface Launch {
  readonly program: string;
  readonly words: readonly string[];
  readonly user: ServerUser;
  readonly url: string;
}

/** Runs PostgreSQL until it answers: it refuses to start while processes of a killed one still hold its memory. */
async function launch({ program, words, user, url }: Launch): Promise<ChildProcess> {
  const deadline = performance.now() + patience;
  let complaint = '';
  const run = () => {
    const child = spawn(program, words, { ...user, cwd: '/', env: {}, stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint = text;
    });
    return child;
  };
  let running = run();
  while (!(await answersAt(url))) {
    if (performance.now() > deadline) throw new Error(`PostgreSQL has not started: ${complaint}`);
    await delay(pollInterval);
    if (hasEnded(running)) running = run();
  }
  return running;
}

/** Makes a cluster with the database of the product, empty, and starts it. */
export async function durableDatabase(): Promise<DurableDatabase> {
  const dataDir = await mkdtemp(join(await realpath(tmpdir()), 'cycle-chat-faults-'));
  // If root runs the tests, the account of the server must be able to enter the folder.
  await chmod(dataDir, 0o711);
  const log = () => undefined;
  const first = await startEmbeddedDatabase({ dataDir, log });
  await first.stop();
  const { url } = first;
  const { home, data, user, binaries } = await embeddedCluster(dataDir, log);
  const options = Object.entries({ ...settings, port: new URL(url).port });
  const words = ['-D', data, ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const start = () => launch({ program: join(dirname(binaries.pgCtl), 'postgres'), words, user, url });
  let running = await start();
  let frozen: number[] = [];
  return {
    url,
    async start() {
      running = await start();
    },
    query: (text, values) => queryAt(url, text, values),
    kill: async () => void (await endProcess(running, 'SIGKILL')),
    async freeze() {
      const rows = await queryAt(url, 'select pid from pg_stat_activity where pid <> pg_backend_pid()');
      frozen = [running.pid, ...rows.map(({ pid }) => Number(pid))].filter((pid) => pid !== undefined);
      for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    },
    thaw() {
      for (const pid of frozen.splice(0)) process.kill(pid, 'SIGCONT');
    },
    async remove() {
      // Fast: sessions are ended, not waited for.
      await endProcess(running, 'SIGINT');
      await rm(home, { recursive: true, force: true });
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
