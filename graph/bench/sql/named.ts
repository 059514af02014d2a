import { createHash } from 'node:crypto';
import { Pool, types } from 'pg';

// Every server but the product reads through this: the same driver, the same number of connections, and statements that
// PostgreSQL parses and plans once for each connection.

/** As many as the product opens. */
const connectionCount = 24;

const dateType = types.builtins.DATE;
// Days stay as PostgreSQL spells them.
types.setTypeParser(dateType, (text) => text);

const { DATABASE_URL } = process.env;
export const pool = new Pool({ connectionString: DATABASE_URL, max: connectionCount });

export interface Named {
  readonly name: string;
  readonly text: string;
}

export const named = (name: string, text: string): Named => ({ name, text });

export type Row = Record<string, unknown>;

/** Runs a statement and answers its rows. */
export async function rowsOf<Found extends object = Row>({ name, text }: Named, values: unknown[]): Promise<Found[]> {
  const { rows } = await pool.query<Found>({ name, text, values });
  return rows;
}

const sessionStatement = named(
  'session',
  `select user_id as id from session where token_hash = $1 and last_used_at >= now() - interval '30 days'`,
);

/** The id of the member whom the header of a request signs in, null for visitors. */
export async function viewerOf(authorization: string | null | undefined): Promise<string | null> {
  if (!authorization?.startsWith('Bearer ')) return null;
  const hash = createHash('sha256').update(authorization.slice('Bearer '.length)).digest('hex');
  const [session] = await rowsOf<{ id: string }>(sessionStatement, [hash]);
  return session?.id ?? null;
}
