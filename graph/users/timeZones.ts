import { type Sql, statement } from '../database/sql.ts';

// Zones are reckoned with on both sides: what members are told is written here, weeks and starts are the database's.

const namedStatement = statement('timeZone.named', `select name from pg_timezone_names where lower(name) = lower($1)`);

function isKnownHere(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The IANA time zone of this name, whatever its case, as the database spells it; null when either side knows none. */
export async function findTimeZone(sql: Sql, name: string): Promise<string | null> {
  if (!isKnownHere(name)) return null;
  const [zone] = await sql<{ name: string }>(namedStatement, [name]);
  return zone?.name ?? null;
}
