import { Client } from 'pg';
import { inject } from 'vitest';
import { newId } from '../lib/ids.ts';

export const templateName = 'template_migrated';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** The same server, another database. */
export function withDatabase(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

async function administer(sql: string): Promise<void> {
  const client = new Client({ connectionString: inject('databaseUrl') });
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
  await administer(`create database ${name} template ${template}`);
  return {
    url: withDatabase(inject('databaseUrl'), name),
    drop: () => administer(`drop database ${name} with (force)`),
  };
}

/** Clones the migrated template. */
export const cloneDatabase = (): Promise<TestDatabase> => createDatabase(templateName);
