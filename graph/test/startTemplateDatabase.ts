import { rm } from 'node:fs/promises';
import type { TestDatabaseServer } from '../platform/database/startTestDatabaseServer.ts';
import { startTestDatabaseServer } from '../platform/database/startTestDatabaseServer.ts';
import { saveArchive, templateArchive, touchArchive } from './templateArchive.ts';

/** Starts a PostgreSQL with a migrated database that tests clone, from the archive that an earlier run of these sources saved. */
export async function startTemplateDatabase(): Promise<TestDatabaseServer> {
  const archive = await templateArchive();
  if (!(await touchArchive(archive))) await saveArchive(archive, migrateInto).catch(() => undefined);
  try {
    return await startTestDatabaseServer(archive);
  } catch {
    // A machine without tar or a folder that cannot be written must not stop the tests.
    await rm(archive, { force: true });
    return startMigrated();
  }
}

async function migrateInto(archive: string): Promise<void> {
  await (await startMigrated()).stop(archive);
}

/** Loads the ORM, which takes a second. */
async function startMigrated(): Promise<TestDatabaseServer> {
  const { migrateTemplate } = await import('./migrateTemplate.ts');
  const server = await startTestDatabaseServer();
  await migrateTemplate(server.url);
  return server;
}
