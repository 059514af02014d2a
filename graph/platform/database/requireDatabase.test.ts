import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openInstance } from '../../app/openInstance.ts';
import type { Environment } from '../../test/commandLine.ts';
import { runHere } from '../../test/commandLine.ts';
import type { TestDatabase } from '../../test/databases.ts';
import { createDatabase } from '../../test/databases.ts';
import { withDatabase } from '../../test/templateDatabase.ts';
import { EnvironmentError } from '../env/EnvironmentError.ts';
import { readEnv } from '../env/env.ts';
import { requireDatabase } from './requireDatabase.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createDatabase();
});
afterEach(() => database.drop());

async function run(text: string): Promise<unknown[]> {
  const client = new Client(database.url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** The error messages of the server and of a command for a database URL. */
async function refusals(DATABASE_URL: string): Promise<string[]> {
  const variables: Environment = { DATABASE_URL, LOG_LEVEL: 'silent', PORT: '0' };
  const refused = await openInstance(readEnv(variables), []).catch((error: Error) => error);
  expect(refused).toBeInstanceOf(EnvironmentError);
  const { error } = await runHere(variables, 'doctor');
  return [String(Object(refused).message), error.trimEnd()];
}

test('a database that does not exist is named with its cure, and not created', async () => {
  const missing = withDatabase(database.url, 'nowhere');
  const cure =
    'DATABASE_URL names the database nowhere, which does not exist: create it, such as with createdb nowhere, or correct the name.';
  expect(await refusals(missing)).toEqual([cure, cure]);
  expect(await run(`select datname from pg_database where datname = 'nowhere'`)).toEqual([]);
});

test('a PostgreSQL that is too old is refused before anything is written to it', async () => {
  // A function with another version, which precedes PostgreSQL's own in `search_path`.
  await run(`create schema old; create function old.current_setting(name text) returns text language sql
    return case name when 'server_version' then '15.4' else '150004' end`);
  await run(`alter database ${new URL(database.url).pathname.slice(1)} set search_path = old, pg_catalog, public`);
  const cure = 'DATABASE_URL leads to PostgreSQL 15.4: use PostgreSQL 16 or a later version.';
  expect(await refusals(database.url)).toEqual([cure, cure]);
  expect(await run(`select from pg_tables where schemaname in ('old', 'public')`)).toEqual([]);
});

test('a PostgreSQL that is new enough is taken', async () => {
  await expect(requireDatabase(database.url)).resolves.toBeUndefined();
});
