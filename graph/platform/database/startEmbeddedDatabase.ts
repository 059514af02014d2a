import { createHash } from 'node:crypto';
import { type Client, DatabaseError } from 'pg';
import { EnvironmentError } from '../env/EnvironmentError.ts';
import { embeddedCluster } from './embeddedCluster.ts';
import { type EmbeddedServer, openServer, shutDown } from './embeddedServer.ts';
import { ensureDataDir } from './ensureDataDir.ts';
import { keepConnected } from './keepConnected.ts';
import { rotateLog } from './rotateLog.ts';

const NAME = 'cycle_chat';
const INSTANCE_LOCK = 4242;
const LOCK_NOT_AVAILABLE = '55P03';
const START_ATTEMPTS = 5;
const LOG_LOOK_MILLISECONDS = 60 * 60_000;

/** Settings for a small machine. Larger instances set DATABASE_URL. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 100,
  shared_buffers: '128MB',
  // Without replicas the write-ahead log can be smaller.
  wal_level: 'minimal',
  max_wal_senders: 0,
  random_page_cost: 1.1,
  jit: 'off',
  timezone: 'UTC',
  log_min_messages: 'warning',
  log_lock_waits: 'on',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
  // Details of errors and texts of statements contain values of rows, such as e-mail addresses.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
} as const;

export interface EmbeddedDatabaseOptions {
  readonly dataDir: string;
  readonly log: (message: string) => void;
  /** Additional PostgreSQL settings. */
  readonly settings?: Readonly<Record<string, string | number>>;
}

export interface EmbeddedDatabase {
  readonly url: string;
  /** Whether it uses a server that a killed process had left running. */
  readonly tookOver: boolean;
  /** Stops the server, with all data on disk, and waits for its end. */
  stop(): Promise<void>;
}

export class DataDirInUseError extends EnvironmentError {}

/**
 * Runs the PostgreSQL of DATA_DIR on loopback, and creates it on the first run. The server is a separate daemon, so Ctrl-C in a
 * terminal does not stop it before `stop` does. If this process is killed, the next start takes the server over. A session lock in
 * the database, which always ends with this process, excludes a second process. If the server is killed, it is started again at the
 * same address.
 * @throws EnvironmentError if DATA_DIR cannot be written or is in use, or if no embedded server can run on this system
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
  const leave = keepConnected(server.client, { open: async () => (await open(server.port)).client, log });
  const rotating = setInterval(
    () => void rotateLog(cluster.home).catch(() => undefined),
    LOG_LOOK_MILLISECONDS,
  ).unref();
  return {
    url: `postgres://${NAME}:${password}@127.0.0.1:${server.port}/${NAME}`,
    tookOver: server.wasRunning,
    async stop() {
      clearInterval(rotating);
      await leave();
      // The session and its lock end with the server, so no other process can connect during the shutdown. The server closes the
      // connection itself. `client.end` would wait for an answer that never comes.
      await shutDown(cluster);
    },
  };
}

/** Opens the server and takes the instance lock. Retries if its former owner has just stopped the server. */
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
        throw new DataDirInUseError(
          `DATA_DIR ${dataDir} is in use by another running Cycle Chat: stop that one, or set DATA_DIR to another folder.`,
        );
      }
      if (attempt === START_ATTEMPTS) throw error;
    }
  }
}

/** The password of the application's role. It does not reveal the superuser's password. */
export function rolePassword(ownersPassword: string): string {
  return createHash('sha256').update(`${NAME} ${ownersPassword}`).digest('hex');
}

/** The application's role has no privileges except to create databases, as on a hosted PostgreSQL. */
async function ensureDatabase(client: Client, password: string): Promise<void> {
  const roles = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [NAME]);
  if (!roles.rowCount) {
    await client.query(`CREATE ROLE ${NAME} LOGIN CREATEDB PASSWORD ${client.escapeLiteral(password)}`);
  }
  const databases = await client.query('SELECT FROM pg_database WHERE datname = $1', [NAME]);
  if (!databases.rowCount) await client.query(`CREATE DATABASE ${NAME} OWNER ${NAME}`);
}
