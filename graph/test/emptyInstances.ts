import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Environment } from './commandLine.ts';
import { createDatabase } from './databases.ts';

/** An empty instance. */
export interface EmptyInstance {
  readonly url: string;
  readonly dataDir: string;
  /** The environment of a command line for it. */
  readonly environment: Environment;
}

export interface EmptyInstances {
  /** A folder for the test's own files. */
  readonly folder: string;
  make(): Promise<EmptyInstance>;
  close(): Promise<void>;
}

/** Creates instances with their own database and folder, which are all removed at the end. */
export async function emptyInstances(): Promise<EmptyInstances> {
  const folder = await mkdtemp(join(tmpdir(), 'cycle-chat-instances-'));
  const drops: (() => Promise<void>)[] = [];
  return {
    folder,
    async make() {
      const { url, drop } = await createDatabase();
      drops.push(drop);
      const dataDir = await mkdtemp(join(folder, 'data-'));
      return { url, dataDir, environment: { DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'silent' } };
    },
    async close() {
      for (const drop of drops) await drop();
      await rm(folder, { recursive: true });
    },
  };
}
