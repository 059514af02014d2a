import { readFileSync } from 'node:fs';
import { seedDemo } from '../demo/seed.ts';
import { connect } from '../model/orm.ts';
import { migrate } from '../platform/database/migrate.ts';
import { requireDatabase } from '../platform/database/requireDatabase.ts';
import { startEmbeddedDatabase } from '../platform/database/startEmbeddedDatabase.ts';
import { statementTimeoutOf } from '../platform/database/statementTimeoutOf.ts';
import { EnvironmentError } from '../platform/env/EnvironmentError.ts';
import type { Env } from '../platform/env/env.ts';
import type { Documents } from '../platform/graphql/persistedOperations.ts';
import { projectFile } from '../platform/lib/projectFolder.ts';
import { say } from '../platform/lib/say.ts';
import { checkDefaultTimeZone } from '../users/timeZones.ts';
import { makeApp } from './app.ts';

const file = projectFile('dist/persisted-operations.json');

function read(): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * The operations of the web client, from the manifest of its build. Empty if it was not built. Throws EnvironmentError
 * if PERSISTED_ONLY is on and there is no manifest.
 */
function readManifest(persistedOnly: boolean): Documents {
  const text = read();
  if (text) {
    const { operations }: { operations: { id: string; body: string }[] } = JSON.parse(text);
    return new Map(operations.map(({ id, body }) => [id, body]));
  }
  if (!persistedOnly) return new Map();
  throw new EnvironmentError('PERSISTED_ONLY is on, but the web client has not been built: run npm run build.');
}

export type Stop = () => Promise<unknown>;

/**
 * Starts the server's parts in order and returns its address. `stops` receives the functions that stop them, in reverse
 * order.
 */
export async function openInstance(env: Env, stops: Stop[]): Promise<string> {
  const url = env.databaseUrl ?? (await startOwnDatabase(env, stops));
  await migrateAt(url);
  const orm = await connect(url, { statementTimeout: statementTimeoutOf(env) });
  stops.unshift(() => orm.close());
  const { http, backend } = await makeApp({ env, orm, documents: readManifest(env.persistedOnly) });
  stops.unshift(() => http.close());
  await checkDefaultTimeZone(backend.sql, env.timeZone);
  if (env.demo && (await seedDemo(backend))) say('Filled the demo community.');
  // This program prints its address itself, as the last line of the start.
  http.log.level = 'warn';
  const address = await http.listen({ port: env.port, host: env.host }).catch((error: NodeJS.ErrnoException) => {
    throw listenFault(error, env);
  });
  http.log.level = env.logLevel;
  return address;
}

/** Migrates on separate connections, because a migration may take longer than any request. */
async function migrateAt(url: string): Promise<void> {
  await requireDatabase(url);
  const orm = await connect(url);
  try {
    await migrate(orm, { onBusy: (name) => say(`${name} waits for a table that other transactions have locked.`) });
  } finally {
    await orm.close();
  }
}

async function startOwnDatabase(env: Env, stops: Stop[]): Promise<string> {
  const database = await startEmbeddedDatabase({ dataDir: env.dataDir, log: say });
  stops.unshift(() => database.stop());
  return database.url;
}

function listenFault(error: NodeJS.ErrnoException, { host, port }: Env): Error {
  if (error.code === 'EADDRINUSE') {
    return new EnvironmentError(`PORT ${port} is in use by another program: stop it, or set PORT to a free port.`);
  }
  if (error.code === 'EACCES') {
    return new EnvironmentError(`PORT ${port} may not be opened by this user: set PORT to one above 1023.`);
  }
  if (error.code === 'EADDRNOTAVAIL') {
    return new EnvironmentError(
      `HOST ${host} is not an address of this machine: set HOST to one, or to 0.0.0.0 for all.`,
    );
  }
  return error;
}
