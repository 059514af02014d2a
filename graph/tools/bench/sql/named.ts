import { createHash } from 'node:crypto';
import { Pool, types } from 'pg';

// All servers except the product read through this module: the same driver, the same number of connections, and
// statements that PostgreSQL parses and plans once for each connection.

/** The same number as the product opens. */
const connectionCount = 24;

const dateType = types.builtins.DATE;
// Dates stay in PostgreSQL’s format.
types.setTypeParser(dateType, (text) => text);

const { DATABASE_URL } = process.env;
export const pool = new Pool({ connectionString: DATABASE_URL, max: connectionCount });

export interface Named {
  readonly name: string;
  readonly text: string;
}

export const named = (name: string, text: string): Named => ({ name, text });

export type Row = Record<string, unknown>;

/** Runs a statement and returns its rows. */
export async function rowsOf<Found extends object = Row>({ name, text }: Named, values: unknown[]): Promise<Found[]> {
  const { rows } = await pool.query<Found>({ name, text, values });
  return rows;
}

const sessionStatement = named(
  'session',
  `select user_id as id from session where token_hash = $1 and last_used_at >= now() - interval '30 days' and created_at >= now() - interval '90 days'`,
);

/** The id of the member that the header signs in, or null for visitors. */
export async function viewerOf(authorization: string | null | undefined): Promise<string | null> {
  if (!authorization?.startsWith('Bearer ')) return null;
  const hash = createHash('sha256').update(authorization.slice('Bearer '.length)).digest('hex');
  const [session] = await rowsOf<{ id: string }>(sessionStatement, [hash]);
  return session?.id ?? null;
}
