import { describe, expect, test } from 'vitest';
import { EnvironmentError } from '../platform/env/EnvironmentError.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { countSql } from '../test/sqlCounter.ts';
import { useApp } from '../test/useApp.ts';
import { checkDefaultTimeZone, requireTimeZone } from './timeZones.ts';

const app = useApp();

const find = (name: string) => requireTimeZone(app.backend.sql, name, 'timeZone');
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

const abbreviations = ['CET', 'EET', 'MET', 'WET', 'EST', 'MST', 'HST', 'cet', 'CEST', 'BST'];

describe('a time zone', () => {
  test.each(abbreviations)('is not named by %s, which the database reads as a fixed offset', async (name) => {
    const refusal = await refusalOf(find(name));
    expect(refusal).toBeInstanceOf(DomainError);
    expect(refusal).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'timeZone',
      message: 'timeZone must be UTC or the IANA name of a place, such as Europe/Paris and not CET',
    });
  });

  test('costs no statement once the names have been read, known or not', async () => {
    await find('Europe/Paris');
    const names = ['CET', 'Europe/Rome', 'Nowhere/Land', '+05:30'];
    expect(await countSql(app, () => Promise.all(names.map((name) => refusalOf(find(name)))))).toBe(0);
  });

  test('is UTC and GMT by these names too', async () => {
    expect(await Promise.all(['UTC', 'gmt', 'Etc/UTC', 'EST5EDT'].map(find))).toEqual([
      'UTC',
      'GMT',
      'Etc/UTC',
      'EST5EDT',
    ]);
  });

  test('that is taken tells the same clock here and in the database, in winter and in summer', async () => {
    const instants = ['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z'];
    const rows = await app.run<{ name: string; clocks: string[] }>(
      `select name, array(
         select to_char(instant at time zone name, 'YYYY-MM-DD HH24:MI') from unnest($1::timestamptz[]) instant order by instant
       ) as clocks from pg_timezone_names`,
      instants,
    );
    const taken = await Promise.all(
      rows.map(async (row) => ((await refusalOf(find(row.name))) instanceof DomainError ? null : row)),
    );
    const zones = taken.filter((row) => row !== null);
    expect(zones.length).toBeGreaterThan(500);
    const clockOf = (timeZone: string, instant: string) =>
      new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(instant));
    const here = zones.map(({ name }) => ({ name, clocks: instants.map((instant) => clockOf(name, instant)) }));
    expect(here).toEqual(zones);
  });
});

describe('the zone of the instance', () => {
  test('may be any that both sides know', async () => {
    for (const name of ['UTC', 'Europe/Berlin']) {
      await expect(checkDefaultTimeZone(app.backend.sql, name)).resolves.toBeUndefined();
    }
  });

  test.each(['CET', 'Mars/Base'])('stops the start when it is %s, in one line with the cure', async (name) => {
    const refusal = await refusalOf(checkDefaultTimeZone(app.backend.sql, name));
    expect(refusal).toBeInstanceOf(EnvironmentError);
    expect(String(refusal)).toMatch(new RegExp(`TIME_ZONE is "${name}".*: use UTC or .+Europe/Paris\\.$`));
  });
});
