import { lstat } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { DataDirInUseError, startEmbeddedDatabase } from '../../platform/database/startEmbeddedDatabase.ts';
import { EnvironmentError } from '../../platform/env/EnvironmentError.ts';
import type { Env } from '../../platform/env/env.ts';
import { joinEmbeddedDatabase, seeGuestsOff } from './joinEmbeddedDatabase.ts';

export interface OpenDatabase {
  readonly url: string;
  close(): Promise<unknown>;
}

/** The database that a command needs. */
export interface DatabaseNeeds {
  /** Also runs if migrations are pending. */
  readonly takesAnySchema?: boolean;
  /** Creates the database if there is none. Other commands fail then. */
  readonly createsDatabase?: boolean;
}

type Where = Pick<Env, 'databaseUrl' | 'dataDir'>;

/** The maximum number of failed starts. The server found may be stopping. */
const maxFaults = 5;
/** The maximum number of waits of one second for a process that has just started the database to accept guests. */
const maxWaits = 60;

/**
 * Opens the database of DATABASE_URL, or else the embedded one. Starts the embedded one if no process has started it.
 * @throws EnvironmentError if there is no embedded database and the command does not create one
 */
export async function openDatabase(
  { databaseUrl, dataDir }: Where,
  { createsDatabase = false }: DatabaseNeeds,
): Promise<OpenDatabase> {
  if (databaseUrl) return { url: databaseUrl, close: async () => undefined };
  if (!createsDatabase) await requireEmbeddedDatabase(dataDir);
  const tries = { faults: 0, waits: 0 };
  while (true) {
    try {
      return (await join(dataDir)) ?? (await start(dataDir));
    } catch (error) {
      tries[error instanceof DataDirInUseError ? 'waits' : 'faults'] += 1;
      if (tries.faults === maxFaults || tries.waits === maxWaits) throw error;
    }
  }
}

async function requireEmbeddedDatabase(dataDir: string): Promise<void> {
  const entry = await lstat(joinPath(dataDir, 'database')).catch(() => undefined);
  if (!entry) throw noDatabase(`in DATA_DIR ${dataDir}`);
}

/** The refusal of a command that does not create the database. */
export const noDatabase = (where: string) =>
  new EnvironmentError(
    `There is no database of Cycle Chat ${where}: give this command the DATABASE_URL or DATA_DIR of the server, or start the server once to create the database.`,
  );

async function join(dataDir: string): Promise<OpenDatabase | null> {
  const joined = await joinEmbeddedDatabase(dataDir);
  return joined && { url: joined.url, close: joined.leave };
}

async function start(dataDir: string): Promise<OpenDatabase> {
  const { url, stop } = await startEmbeddedDatabase({ dataDir, log: (line) => console.error(line) });
  const signals = ['SIGINT', 'SIGTERM'] as const;
  // Otherwise the server would keep running after this process, and the next start would have to take it over.
  const end = () => void stop().finally(() => process.exit(1));
  for (const signal of signals) process.once(signal, end);
  return {
    url,
    async close() {
      await seeGuestsOff(url);
      await stop();
      for (const signal of signals) process.off(signal, end);
    },
  };
}
