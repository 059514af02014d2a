import { startEmbeddedDatabase } from '../database/startEmbeddedDatabase.ts';
import type { Env } from '../env.ts';
import { joinEmbeddedDatabase, seeGuestsOff } from './joinEmbeddedDatabase.ts';

export interface OpenDatabase {
  readonly url: string;
  close(): Promise<unknown>;
}

type Where = Pick<Env, 'databaseUrl' | 'dataDir'>;

const attempts = 5;

/** Opens the instance's database: that of DATABASE_URL, else the embedded one, which is started if nobody has it. */
export async function openDatabase({ databaseUrl, dataDir }: Where): Promise<OpenDatabase> {
  if (databaseUrl) return { url: databaseUrl, close: async () => undefined };
  for (let attempt = 1; ; attempt += 1) {
    const opened = (await join(dataDir)) ?? (await startUnlessStarted(dataDir, attempt === attempts));
    if (opened) return opened;
  }
}

async function join(dataDir: string): Promise<OpenDatabase | null> {
  const joined = await joinEmbeddedDatabase(dataDir);
  return joined && { url: joined.url, close: joined.leave };
}

/** Null where another process has been quicker: its server is the one to join, as soon as it lets guests in. */
async function startUnlessStarted(dataDir: string, isLast: boolean): Promise<OpenDatabase | null> {
  try {
    return await start(dataDir);
  } catch (error) {
    if (isLast) throw error;
    return null;
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
