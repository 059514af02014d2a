import { makeApp } from './app.ts';
import { migrate } from './database/migrate.ts';
import { connect } from './database/orm.ts';
import { startEmbeddedDatabase } from './database/startEmbeddedDatabase.ts';
import { statementTimeoutOf } from './database/statementTimeoutOf.ts';
import type { Env } from './env.ts';
import { EnvironmentError } from './env.ts';
import { readManifest } from './readManifest.ts';
import { say } from './say.ts';
import { seedDemo } from './seed/seed.ts';
import { checkDefaultTimeZone } from './users/timeZones.ts';

export type Stop = () => Promise<unknown>;

/** Starts what serving needs, in order, and answers its address; `stops` gets the way back, last started first. */
export async function openInstance(env: Env, stops: Stop[]): Promise<string> {
  const url = env.databaseUrl ?? (await startOwnDatabase(env, stops));
  await migrateAt(url);
  const orm = await connect(url, { statementTimeout: statementTimeoutOf(env) });
  stops.unshift(() => orm.close());
  const { http, backend } = await makeApp({ env, orm, documents: readManifest(env.persistedOnly) });
  stops.unshift(() => http.close());
  await checkDefaultTimeZone(backend.sql, env.timeZone);
  if (env.demo && (await seedDemo(backend))) say('Filled the demo community.');
  // Its address is told in our own words, as the last thing of the start.
  http.log.level = 'warn';
  const address = await http.listen({ port: env.port, host: env.host }).catch((error: NodeJS.ErrnoException) => {
    throw listenFault(error, env);
  });
  http.log.level = env.logLevel;
  return address;
}

/** Migrates on connections of its own: what a migration does may take longer than any request. */
async function migrateAt(url: string): Promise<void> {
  const orm = await connect(url);
  try {
    // The pool opens its first connection when it is needed: here, so that what is wrong with it is told by name.
    await orm.em.execute('select 1').catch((error: Error) => {
      throw new EnvironmentError(
        `DATABASE_URL cannot be reached (${error.message}): check its host, port, name and password.`,
      );
    });
    await migrate(orm);
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
    return new EnvironmentError(`HOST ${host} is no address of this machine: set HOST to one, or to 0.0.0.0 for all.`);
  }
  return error;
}
