import { Client } from 'pg';
import { inject } from 'vitest';
import { newId } from '../platform/lib/ids.ts';
import { templateName, withDatabase } from './templateDatabase.ts';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Asked for while a test file still loads: PostgreSQL starts beside it. */
const serverUrl = askForServer();
// Without a test that waits for it a failure would end the run.
serverUrl.catch(() => undefined);

async function askForServer(): Promise<string> {
  const response = await fetch(inject('databaseStarter'));
  if (!response.ok) throw new Error(`PostgreSQL did not start: ${await response.text()}`);
  return response.text();
}

async function administer(sql: string): Promise<void> {
  const client = new Client({ connectionString: await serverUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Makes a database from a template; an empty one unless told otherwise. */
export async function createDatabase(template = 'template1'): Promise<TestDatabase> {
  const name = `test_${newId().replaceAll('-', '')}`;
  // Copying files takes a third of the time that writing them to the log does.
  await administer(`create database ${name} template ${template} strategy file_copy`);
  return {
    url: withDatabase(await serverUrl, name),
    drop: () => administer(`drop database ${name} with (force)`),
  };
}

/** Clones the migrated template. */
export const cloneDatabase = (): Promise<TestDatabase> => createDatabase(templateName);
