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

// The view is slow to read, and what it says is settled when the database is installed.
const knownZones = new Map<string, string>();

/** The IANA time zone of this name, whatever its case, as the database spells it; null when either side knows none. */
export async function findTimeZone(sql: Sql, name: string): Promise<string | null> {
  const known = knownZones.get(name.toLowerCase());
  if (known || !isKnownHere(name)) return known ?? null;
  const [zone] = await sql<{ name: string }>(namedStatement, [name]);
  if (zone) knownZones.set(zone.name.toLowerCase(), zone.name);
  return zone?.name ?? null;
}
