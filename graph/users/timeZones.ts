import { type Sql, statement } from '../platform/database/sql.ts';
import { EnvironmentError } from '../platform/env/EnvironmentError.ts';
import { badInput } from '../platform/lib/errors.ts';

// JavaScript and PostgreSQL both compute with time zones: JavaScript for texts, PostgreSQL for weeks and starts.
// PostgreSQL also reads a name that is an abbreviation, such as CET, as a fixed offset without summer time.

const namesStatement = statement(
  'timeZone.names',
  `select name from pg_timezone_names zone
   where name in ('UTC', 'GMT') or not exists (select from pg_timezone_abbrevs where lower(abbrev) = lower(zone.name))`,
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

// PostgreSQL reads the files of all zones for each query of these views, so they are read once: names that are not in them
// must not cause a query either. They change only with the installation of the database.
const databaseZones = new Map<string, string>();

/**
 * The IANA time zone of this name, in any case, as the database spells it. Null unless JavaScript and PostgreSQL agree
 * on the zone.
 */
async function findTimeZone(sql: Sql, name: string): Promise<string | null> {
  if (databaseZones.size === 0) {
    for (const zone of await sql<{ name: string }>(namesStatement))
      databaseZones.set(zone.name.toLowerCase(), zone.name);
  }
  const zone = databaseZones.get(name.toLowerCase());
  return zone !== undefined && isKnownHere(name) ? zone : null;
}

/**
 * The IANA time zone of this name, in any case, as the database spells it. Throws BAD_USER_INPUT for the field if the
 * zone is unknown or an abbreviation of a fixed offset, such as CET. UTC and GMT are allowed.
 */
export async function requireTimeZone(sql: Sql, name: string, field: string): Promise<string> {
  const zone = await findTimeZone(sql, name);
  if (zone !== null) return zone;
  throw badInput('timeZone must be UTC or the IANA name of a place, such as Europe/Paris and not CET', field);
}

/** Checks the instance's time zone, from the environment, against the database. Throws EnvironmentError. */
export async function checkDefaultTimeZone(sql: Sql, name: string): Promise<void> {
  if ((await findTimeZone(sql, name)) !== null) return;
  throw new EnvironmentError(
    `TIME_ZONE is "${name}", which the database does not know by this name: use UTC or the IANA name of a place, such as Europe/Paris.`,
  );
}
