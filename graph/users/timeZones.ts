import { type Sql, statement } from '../database/sql.ts';
import { EnvironmentError } from '../env.ts';
import { badInput } from '../lib/errors.ts';

// Zones are reckoned with on both sides: what members are told is written here, weeks and starts are the database's. It
// reads a name that is an abbreviation too, such as CET, as that fixed offset, without the summer time that is ours.

const namedStatement = statement(
  'timeZone.named',
  `select name from pg_timezone_names zone
   where lower(name) = lower($1) and (name in ('UTC', 'GMT') or not exists (
     select from pg_timezone_abbrevs where lower(abbrev) = lower(zone.name)
   ))`,
);

function isKnownHere(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

// The views are slow to read, and what they say is settled when the database is installed.
const knownZones = new Map<string, string>();

/** The IANA time zone of this name, whatever its case, as the database spells it; null unless both sides know the same by it. */
async function findTimeZone(sql: Sql, name: string): Promise<string | null> {
  const known = knownZones.get(name.toLowerCase());
  if (known || !isKnownHere(name)) return known ?? null;
  const [zone] = await sql<{ name: string }>(namedStatement, [name]);
  if (zone) knownZones.set(zone.name.toLowerCase(), zone.name);
  return zone?.name ?? null;
}

/**
 * The IANA time zone of this name, whatever its case, as the database spells it. Throws BAD_USER_INPUT at the field for
 * one that is unknown and for abbreviations of fixed offsets, such as CET, but UTC and GMT.
 */
export async function requireTimeZone(sql: Sql, name: string, field: string): Promise<string> {
  const zone = await findTimeZone(sql, name);
  if (zone !== null) return zone;
  throw badInput('timeZone must be UTC or the IANA name of a place, such as Europe/Paris and not CET', field);
}

/** Checks the zone of the instance, which the environment names, against the database. Throws EnvironmentError. */
export async function checkDefaultTimeZone(sql: Sql, name: string): Promise<void> {
  if ((await findTimeZone(sql, name)) !== null) return;
  throw new EnvironmentError(
    `TIME_ZONE is "${name}", which the database does not know as such: use UTC or the IANA name of a place, such as Europe/Paris.`,
  );
}
