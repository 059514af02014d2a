import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { rolePassword } from '../database/startEmbeddedDatabase.ts';

/** The application's role and database, as `startEmbeddedDatabase` makes them. */
const name = 'cycle_chat';
// Any number, as long as every process takes the same.
const guestLock = 7_413_003;

export interface JoinedDatabase {
  readonly url: string;
  leave(): Promise<void>;
}

/**
 * Joins the embedded server of DATA_DIR that another process has started, as a guest: who started it for a command
 * alone waits for its guests before it stops it. Null where no server is running.
 */
export async function joinEmbeddedDatabase(dataDir: string): Promise<JoinedDatabase | null> {
  const home = join(dataDir, 'database');
  try {
    // The fourth line is the port.
    const port = (await readFile(join(home, 'data', 'postmaster.pid'), 'utf8')).split('\n')[3];
    const password = await readFile(join(home, 'password'), 'utf8');
    const url = `postgres://${name}:${rolePassword(password)}@127.0.0.1:${port}/${name}`;
    const client = await open(url);
    await client.query('select pg_advisory_lock_shared($1)', [guestLock]);
    return { url, leave: () => client.end() };
  } catch {
    // A file that a crash has left, a server that is just being stopped: whoever starts one instead is told what is wrong.
    return null;
  }
}

/** Waits until no guest is left; those to come are kept waiting until the server is gone. */
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
