import { makeApp } from './app.ts';
import { ensureDataDir } from './database/ensureDataDir.ts';
import { migrate } from './database/migrate.ts';
import { connect } from './database/orm.ts';
import { startEmbeddedDatabase } from './database/startEmbeddedDatabase.ts';
import { statementTimeoutOf } from './database/statementTimeoutOf.ts';
import type { Env } from './env.ts';
import { EnvironmentError, readEnv } from './env.ts';
import { readManifest } from './readManifest.ts';
import { demoSignIn } from './seed/demoSignIn.ts';
import { seedDemo } from './seed/seed.ts';
import { checkDefaultTimeZone } from './users/timeZones.ts';

type Stop = () => Promise<unknown>;

/** How long stopping may take, in milliseconds. */
const patience = 10_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Starts what serving needs, in order; `stops` gets the way back, last started first. */
async function start(env: Env, stops: Stop[]): Promise<string> {
  await ensureDataDir(env.dataDir);
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

async function stopAll(stops: readonly Stop[]): Promise<void> {
  for (const stop of stops) await stop();
}

/**
 * Ends the process in order on Ctrl-C and on SIGTERM. Repeats are ignored, because npm passes on what the terminal has
 * sent already; what cannot be stopped in time is left to the next start to take over.
 */
function stopOnSignals(stops: readonly Stop[]): void {
  let isStopping = false;
  const handle = (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    say(`${signal}: stopping…`);
    setTimeout(() => process.exit(1), patience).unref();
    stopAll(stops).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', handle);
  process.on('SIGTERM', handle);
}

/** Runs the server until a signal ends it. A setting at fault ends it at once, with one line naming it and the cure. */
export async function startServer(): Promise<void> {
  const stops: Stop[] = [];
  stopOnSignals(stops);
  try {
    const env = readEnv();
    const address = await start(env, stops);
    say(`\nCycle Chat is at ${env.publicUrl ?? address.replace('127.0.0.1', 'localhost')}`);
    if (env.demo) say(`Sign in as ${demoSignIn.username} with the password ${demoSignIn.password}`);
  } catch (error) {
    await stopAll(stops);
    console.error(error instanceof EnvironmentError ? error.message : error);
    process.exit(1);
  }
}
