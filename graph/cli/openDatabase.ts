import { startEmbeddedDatabase } from '../database/startEmbeddedDatabase.ts';
import type { Env } from '../env.ts';
import { joinEmbeddedDatabase, seeGuestsOff } from './joinEmbeddedDatabase.ts';

export interface OpenDatabase {
  readonly url: string;
  close(): Promise<unknown>;
}

type Where = Pick<Env, 'databaseUrl' | 'dataDir'>;

/** Opens the instance's database: that of DATABASE_URL, else the embedded one, which is started if nobody has it. */
export async function openDatabase({ databaseUrl, dataDir }: Where): Promise<OpenDatabase> {
  if (databaseUrl) return { url: databaseUrl, close: async () => undefined };
  return (await join(dataDir)) ?? (await startUnlessStarted(dataDir));
}

async function join(dataDir: string): Promise<OpenDatabase | null> {
  const joined = await joinEmbeddedDatabase(dataDir);
  return joined && { url: joined.url, close: joined.leave };
}

async function startUnlessStarted(dataDir: string): Promise<OpenDatabase> {
  try {
    return await start(dataDir);
  } catch (error) {
    // Another process may have been quicker: its server is the one to join.
    const joined = await join(dataDir);
    if (!joined) throw error;
    return joined;
  }
}

async function start(dataDir: string): Promise<OpenDatabase> {
  const { url, stop } = await startEmbeddedDatabase({ dataDir, log: (line) => console.error(line) });
  const signals = ['SIGINT', 'SIGTERM'] as const;
  // The server would outlive this process: the next start would have to take it over.
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
