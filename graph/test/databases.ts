import { Client } from 'pg';
import { inject } from 'vitest';
import { newId } from '../lib/ids.ts';

export const templateName = 'template_migrated';

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

/** Clones the migrated template; answers its URL and how to drop it. */
export async function cloneDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${newId().replaceAll('-', '')}`;
  await administer(`create database ${name} template ${templateName}`);
  return {
    url: withDatabase(inject('databaseUrl'), name),
    drop: () => administer(`drop database ${name} with (force)`),
  };
}
