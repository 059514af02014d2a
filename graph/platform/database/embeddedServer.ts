import { readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { type EmbeddedCluster, SUPERUSER } from './embeddedCluster.ts';
import { runAs } from './embeddedUser.ts';
import './refuseClearText.ts';
import { requireScram } from './requireScram.ts';
import { logOf, rotateLog } from './rotateLog.ts';

const POLL_MILLISECONDS = 50;
const SILENT_POLLS = 40;
const BUSY_POLLS = 6000;
const START_ATTEMPTS = 3;
/** SQLSTATEs of a server that is starting, stopping or out of connections: retry later. */
const BUSY = ['57P03', '53300'];

export interface EmbeddedServer {
  readonly port: number;
  /** A session of the superuser in the database `postgres`. */
  readonly client: Client;
  readonly wasRunning: boolean;
}

/**
 * Connects to the server that already runs on this cluster, or starts one on 127.0.0.1, on the port of the settings or else on a free
 * port.
 */
export async function openServer(
  cluster: EmbeddedCluster,
  settings: Readonly<Record<string, string | number>>,
): Promise<EmbeddedServer> {
  const running = await joinServer(cluster);
  if (running) return running;
  for (let attempt = 1; ; attempt++) {
    const reason = await launch(cluster, { port: await freePort(), ...settings });
    // The launch also fails if another process has just started a server. Then this process uses that server.
    const server = await joinServer(cluster);
    if (server) return { ...server, wasRunning: reason !== undefined };
    const isPortTaken = reason?.includes('could not create any TCP/IP sockets');
    if (!isPortTaken || attempt === START_ATTEMPTS) {
      throw new Error(`The embedded database in ${cluster.home} did not start: ${reason}`);
    }
  }
}

/** Stops the server: ends its sessions, writes all data to disk and waits for the process to end. */
export async function shutDown(cluster: EmbeddedCluster): Promise<void> {
  try {
    await runAs(cluster.user, cluster.binaries.pgCtl, [
      'stop',
      '-D',
      cluster.data,
      '-m',
      'fast',
      '-w',
      '-s',
      '-t',
      '120',
    ]);
  } catch (error) {
    if (await findPostmaster(cluster)) throw error;
  }
}

/** @returns the reason why the server did not start, or undefined on success */
async function launch(
  cluster: EmbeddedCluster,
  settings: Readonly<Record<string, string | number>>,
): Promise<string | undefined> {
  const log = logOf(cluster.home);
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
  // A log that cannot be rotated is no reason to stay down.
  await rotateLog(cluster.home).catch(() => undefined);
  const { size } = await stat(log).catch(() => ({ size: 0 }));
  try {
    await runAs(cluster.user, cluster.binaries.pgCtl, [
      ...['start', '-D', cluster.data, '-l', log, '-w', '-s', '-t', '300', '-o', options.join(' ')],
    ]);
    return undefined;
  } catch (error) {
    const written = await readFile(log).catch(() => Buffer.alloc(0));
    const lines = written.subarray(size).toString('utf8').split('\n');
    return lines.find((line) => /FATAL|PANIC/.test(line)) ?? String(error);
  }
}

async function joinServer(cluster: EmbeddedCluster): Promise<EmbeddedServer | undefined> {
  for (let polls = 0; ; polls++) {
    const postmaster = await findPostmaster(cluster);
    if (!postmaster) return undefined;
    try {
      return { ...postmaster, client: await connect(cluster, postmaster.port), wasRunning: true };
    } catch (error) {
      const isBusy = error instanceof DatabaseError && BUSY.includes(error.code ?? '');
      if (isBusy && polls >= BUSY_POLLS) throw error;
      if (!isBusy && polls >= SILENT_POLLS) break;
    }
    await delay(POLL_MILLISECONDS);
  }
  // After a crash the recorded process id can belong to another program, and PostgreSQL would wait for it to end. PostgreSQL still
  // refuses to start twice, because it also checks the shared memory of the data folder.
  await rm(join(cluster.data, 'postmaster.pid'), { force: true });
  return undefined;
}

/** The first line of postmaster.pid is the process id, the fourth the port. */
async function findPostmaster(cluster: EmbeddedCluster): Promise<{ port: number } | undefined> {
  const lines = (await readFile(join(cluster.data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const processId = Number(lines[0]);
  if (!processId || !isAlive(processId)) return undefined;
  return { port: Number(lines[3]) };
}

function isAlive(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

async function connect(cluster: EmbeddedCluster, port: number): Promise<Client> {
  requireScram(port);
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: SUPERUSER,
    password: cluster.password,
    database: 'postgres',
    application_name: 'cycle-chat',
    connectionTimeoutMillis: 5000,
    ssl: false,
  });
  // The session ends with the server. Without a listener the error would end this process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
