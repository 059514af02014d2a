import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { DatabaseError } from 'pg';
import { EnvironmentError } from '../env.ts';
import { embeddedCluster } from './embeddedCluster.ts';
import type { EmbeddedServer } from './embeddedServer.ts';
import { openServer, shutDown } from './embeddedServer.ts';
import { ensureDataDir } from './ensureDataDir.ts';
import { keepOpen } from './keepOpen.ts';

const NAME = 'cycle_chat';
const INSTANCE_LOCK = 4242;
const LOCK_NOT_AVAILABLE = '55P03';
const START_ATTEMPTS = 5;

/** For a small machine; whoever needs more than this sets DATABASE_URL. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 100,
  shared_buffers: '128MB',
  // One node without replicas writes less to its log.
  wal_level: 'minimal',
  max_wal_senders: 0,
  random_page_cost: 1.1,
  jit: 'off',
  timezone: 'UTC',
  // The application reports failed statements itself.
  log_min_messages: 'fatal',
} as const;

export interface EmbeddedDatabaseOptions {
  readonly dataDir: string;
  readonly log: (message: string) => void;
  /** PostgreSQL settings on top of ours. */
  readonly settings?: Readonly<Record<string, string | number>>;
}

export interface EmbeddedDatabase {
  readonly url: string;
  /** Whether a server was still running that a killed process had left behind. */
  readonly tookOver: boolean;
  /** Shuts the server down and waits until it is gone; its data is on disk then. */
  stop(): Promise<void>;
}

/**
 * Serves the PostgreSQL of DATA_DIR on loopback, making it on the first run. The server is a daemon of its own: Ctrl-C
 * in a terminal does not reach it before `stop` does, and where this process is killed the next start takes it over.
 * A session lock in the database, which ends with this process however it ends, keeps a second process out. Where the
 * server is killed it is started again, at the same address.
 * @throws EnvironmentError when DATA_DIR cannot be written or is in use, or when no embedded server can run here
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const { dataDir, log, settings } = options;
  await ensureDataDir(dataDir);
  const cluster = await embeddedCluster(dataDir, log);
  const open = (port?: number) =>
    openAlone(dataDir, () => openServer(cluster, { ...SETTINGS, ...settings, ...(port && { port }) }));
  const server = await open();
  if (server.wasRunning) log('Took over the database of an earlier run.');
  const password = rolePassword(cluster.password);
  await ensureDatabase(server.client, password);
  const leave = keepOpen(server.client, { open: async () => (await open(server.port)).client, log });
  return {
    url: `postgres://${NAME}:${password}@127.0.0.1:${server.port}/${NAME}`,
    tookOver: server.wasRunning,
    async stop() {
      await leave();
      // Our session, and with it the lock, ends with the server: nobody can join while it goes down. The server closes
      // the connection itself; to end it from here too would wait for an answer that can no longer come.
      await shutDown(cluster);
    },
  };
}

/** Opens the server again where the one we joined was just being stopped by its owner. */
async function openAlone(dataDir: string, open: () => Promise<EmbeddedServer>): Promise<EmbeddedServer> {
  for (let attempt = 1; ; attempt++) {
    const server = await open();
    try {
      await server.client.query('SET lock_timeout = 1000');
      await server.client.query('SELECT pg_advisory_lock($1)', [INSTANCE_LOCK]);
      return server;
    } catch (error) {
      await server.client.end();
      if (error instanceof DatabaseError && error.code === LOCK_NOT_AVAILABLE) {
        throw new EnvironmentError(
          `DATA_DIR ${dataDir} is in use by another running Cycle Chat: stop that one, or set DATA_DIR to another folder.`,
        );
      }
      if (attempt === START_ATTEMPTS) throw error;
    }
  }
}

/** The application's own password: who learns it learns nothing of the one that owns the cluster. */
export function rolePassword(ownersPassword: string): string {
  return createHash('sha256').update(`${NAME} ${ownersPassword}`).digest('hex');
}

/** The application's role is a plain one, as on any hosted PostgreSQL; it may create databases. */
async function ensureDatabase(client: Client, password: string): Promise<void> {
  const roles = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [NAME]);
  if (!roles.rowCount) {
    await client.query(`CREATE ROLE ${NAME} LOGIN CREATEDB PASSWORD ${client.escapeLiteral(password)}`);
  }
  const databases = await client.query('SELECT FROM pg_database WHERE datname = $1', [NAME]);
  if (!databases.rowCount) await client.query(`CREATE DATABASE ${NAME} OWNER ${NAME}`);
}
