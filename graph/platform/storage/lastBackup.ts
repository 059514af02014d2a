import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const pathIn = (dataDir: string) => join(dataDir, 'last-backup');

/** Records the time of a complete backup, for the metrics of the servers that use this DATA_DIR. */
export async function noteBackup(dataDir: string, madeAt: Date): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await writeFile(pathIn(dataDir), madeAt.toISOString());
}

/** The time of the newest complete backup. Null if none is known. */
export async function lastBackupAt(dataDir: string): Promise<Date | null> {
  const noted = new Date(await readFile(pathIn(dataDir), 'utf8').catch(() => ''));
  return Number.isNaN(noted.getTime()) ? null : noted;
}
