import { chmod, chown, cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { vi } from 'vitest';
import type { EmbeddedCluster } from '../platform/database/embeddedCluster.ts';
import { embeddedCluster, SUPERUSER } from '../platform/database/embeddedCluster.ts';
import type { EmbeddedServer } from '../platform/database/embeddedServer.ts';
import { openServer, shutDown } from '../platform/database/embeddedServer.ts';
import { runAs } from '../platform/database/embeddedUser.ts';
import { startEmbeddedDatabase } from '../platform/database/startEmbeddedDatabase.ts';
import type { Line } from './lineTo.ts';
import { lineTo } from './lineTo.ts';

/** A PostgreSQL with a streaming replica that comes and goes as a test wants. */
export interface ReplicatedDatabase {
  readonly url: string;
  readonly replicaUrl: string;
  /** The connection to the replica. */
  readonly line: Line;
  /** Makes the replica receive writes without applying them. */
  pauseReplay(): Promise<void>;
  resumeReplay(): Promise<void>;
  stopReplica(): Promise<void>;
  startReplica(): Promise<void>;
  /** Moves the primary to a new timeline, as after a failover. */
  changeTimeline(): Promise<void>;
  /** Stops both and removes every trace of them. */
  stop(): Promise<void>;
}

const slot = 'replica';
const settings = { fsync: 'off', autovacuum: 'off', wal_level: 'replica', max_wal_senders: 4 };
/** As on the primary, whose sessions it must be able to follow. */
const replicaSettings = {
  ...settings,
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 100,
};

/** Files of a running server that a base backup leaves out: they are created again, or arrive by streaming. */
const leftOut = /^(postmaster\.(pid|opts)|(pg_wal|pg_replslot|pg_stat_tmp)\/.*)$/;

async function openAsOwner({ password }: EmbeddedCluster, port: number): Promise<Client> {
  const client = new Client({ host: '127.0.0.1', port, user: SUPERUSER, password, database: 'postgres' });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Waits for a server that is being started. */
async function openRetrying(cluster: EmbeddedCluster, port: number): Promise<Client> {
  for (;;) {
    try {
      return await openAsOwner(cluster, port);
    } catch {
      await delay(50);
    }
  }
}

/** Copies the files of a cluster that goes on working, as PostgreSQL's manual has it for a low-level base backup. */
async function copyRunning(primary: EmbeddedCluster, owner: Client, data: string): Promise<void> {
  await owner.query(`select pg_create_physical_replication_slot('${slot}', true)`);
  await owner.query(`select pg_backup_start('${slot}', true)`);
  const filter = (path: string) => !leftOut.test(path.slice(primary.data.length + 1));
  await cp(primary.data, data, { recursive: true, filter });
  const { rows } = await owner.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await writeFile(join(data, 'backup_label'), String(rows[0]?.labelfile));
}

async function makeReplica(primary: EmbeddedCluster, owner: Client, port: number): Promise<EmbeddedCluster> {
  const home = join(dirname(primary.home), `${basename(primary.home)}-replica`);
  const data = join(home, 'data');
  await mkdir(data, { recursive: true });
  await copyRunning(primary, owner, data);
  await writeFile(join(data, 'standby.signal'), '');
  const source = `host=127.0.0.1 port=${port} user=${SUPERUSER} password=${primary.password}`;
  const own = `primary_conninfo = '${source}'\nprimary_slot_name = '${slot}'\n`;
  await writeFile(join(data, 'postgresql.auto.conf'), own, { flag: 'a' });
  await chmod(data, 0o700);
  const { uid, gid } = primary.user;
  if (uid !== undefined) await runAs({}, '/bin/chown', ['-R', `${uid}:${gid}`, home]);
  return { ...primary, home, data };
}

/** The process that serves a cluster, as PostgreSQL notes it; empty while none does. */
async function pidOf({ data }: EmbeddedCluster): Promise<string> {
  const [pid = ''] = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  return pid;
}

/** Starts a primary in a folder of its own, and a replica from a base backup of it. */
export async function replicatedDatabase(): Promise<ReplicatedDatabase> {
  const dataDir = await mkdtemp(join(await realpath(tmpdir()), 'cycle-chat-replicated-'));
  // If root runs the tests, the account of the server must be able to enter the folder.
  await chmod(dataDir, 0o711);
  const log = () => undefined;
  const { url, stop } = await startEmbeddedDatabase({ dataDir, log, settings });
  const primary = await embeddedCluster(dataDir, log);
  const port = Number(new URL(url).port);
  const owner = await openAsOwner(primary, port);
  // It may see at once which timeline a replica receives.
  await owner.query('grant pg_monitor to cycle_chat');
  const replica = await makeReplica(primary, owner, port);
  let server: EmbeddedServer = await openServer(replica, replicaSettings);
  const line = await lineTo(() => server.port);

  return {
    url,
    replicaUrl: Object.assign(new URL(url), { port: line.port }).href,
    line,
    pauseReplay: async () => void (await server.client.query('select pg_wal_replay_pause()')),
    resumeReplay: async () => void (await server.client.query('select pg_wal_replay_resume()')),
    stopReplica: () => shutDown(replica),
    async startReplica() {
      server = await openServer(replica, replicaSettings);
    },
    async changeTimeline() {
      const signal = join(primary.data, 'standby.signal');
      await writeFile(signal, '');
      const { uid, gid } = primary.user;
      if (uid !== undefined && gid !== undefined) await chown(signal, uid, gid);
      // It is started again at once, which pg_ctl may take for a server that goes on.
      const former = await pidOf(primary);
      process.kill(Number(former), 'SIGINT');
      await vi.waitUntil(async () => !['', former].includes(await pidOf(primary)), { timeout: 60_000 });
      const ready = await openRetrying(primary, port);
      await ready.query('select pg_promote()');
      await ready.end();
    },
    async stop() {
      line.close();
      await shutDown(replica);
      await stop();
      for (const folder of [replica.home, primary.home, dataDir]) await rm(folder, { recursive: true, force: true });
    },
  };
}
