import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { requireScram } from '../../platform/database/requireScram.ts';
import { rolePassword } from '../../platform/database/startEmbeddedDatabase.ts';

/** The role and database that `startEmbeddedDatabase` creates. */
const name = 'cycle_chat';
// Any number that all processes share.
const guestLock = 7_413_003;

export interface JoinedDatabase {
  readonly url: string;
  leave(): Promise<void>;
}

/**
 * Connects to the embedded server of DATA_DIR that another process has started. A process that started the server for
 * one command waits for its guests before it stops the server. Returns null if no server is running.
 */
export async function joinEmbeddedDatabase(dataDir: string): Promise<JoinedDatabase | null> {
  const home = join(dataDir, 'database');
  try {
    // The fourth line is the port.
    const port = Number((await readFile(join(home, 'data', 'postmaster.pid'), 'utf8')).split('\n')[3]);
    const password = await readFile(join(home, 'password'), 'utf8');
    const url = `postgres://${name}:${rolePassword(password)}@127.0.0.1:${port}/${name}`;
    requireScram(port);
    const client = await open(url);
    await client.query('select pg_advisory_lock_shared($1)', [guestLock]);
    return { url, leave: () => client.end() };
  } catch {
    // The file is left over from a crash, or the server is stopping. Starting a server reports the problem, if there is
    // one.
    return null;
  }
}

/** Waits until no guest is connected. New guests wait until the server has stopped. */
export async function seeGuestsOff(url: string): Promise<void> {
  const client = await open(url);
  await client.query('select pg_advisory_lock($1)', [guestLock]);
}

async function open(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000, ssl: false });
  // The session ends with the server at the latest.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
