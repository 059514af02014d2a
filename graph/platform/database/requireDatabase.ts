import { Client } from 'pg';
import { EnvironmentError } from '../env/EnvironmentError.ts';

/** The oldest supported major version of PostgreSQL. */
const oldestVersion = 16;
const connectTimeout = 10_000;
const noSuchDatabase = '3D000';

/** Throws EnvironmentError, with the cure, if the URL is not that of an existing database on a supported PostgreSQL. */
export async function requireDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectTimeout });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ number: number; version: string }>(
      `select current_setting('server_version_num')::int as number, current_setting('server_version') as version`,
    );
    requireVersion(rows[0]);
  } catch (error) {
    throw error instanceof EnvironmentError ? error : faultOf(error, url);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function requireVersion(server: { number: number; version: string } | undefined): void {
  if (server && server.number >= oldestVersion * 10_000) return;
  throw new EnvironmentError(
    `DATABASE_URL leads to PostgreSQL ${server?.version}: use PostgreSQL ${oldestVersion} or a later version.`,
  );
}

function faultOf(error: unknown, url: string): EnvironmentError {
  // The error for a host with several addresses has a code but no message.
  const { message, code } = error as NodeJS.ErrnoException;
  if (code !== noSuchDatabase)
    return new EnvironmentError(
      `DATABASE_URL cannot be reached (${message || code}): check its host, port, name and password.`,
    );
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  return new EnvironmentError(
    `DATABASE_URL names the database ${name}, which does not exist: create it, such as with createdb ${name}, or correct the name.`,
  );
}
