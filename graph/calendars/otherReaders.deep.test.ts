import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { linkTo } from '../test/calendars.ts';
import type { Caller } from '../test/caller.ts';
import { bareRide } from '../test/rideDoors.ts';
import { startProgram, testWith } from '../test/runProgram.ts';
import { useApp } from '../test/useApp.ts';

// Calendar programs of other languages read the dates of series as the product stores them, over both changes of the clocks.

const app = useApp({ RATE_LIMITS: '{"writes": 100000, "texts": 100000}' });

/** Python of the system, for which Debian installs packages. khal needs icalendar. */
const python = '/usr/bin/python3';
const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Sydney'];
const utf8 = { LC_ALL: 'C.UTF-8' };

let folder: string;
let ada: Caller;
let path: string;
let postIds: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cycle-chat-calendars-'));
  const author = await app.member('ada');
  ada = app.as(author);
  // The libraries know the changes of the clocks until 2037.
  const date = `${new Date().getUTCFullYear() + 1}-01-12`;
  for (const timeZone of zones) {
    const rideData = { ...bareRide, date, time: '18:30', timeZone };
    const body = { content: 'Loop', isRide: true, rideData, repeats: `FREQ=WEEKLY;BYDAY=${dayOf(date)};COUNT=52` };
    expect((await ada.post('/api/posts', body)).status).toBe(201);
  }
  const rows = await app.run<{ id: string }>('select id from ride order by starts_at, id');
  postIds = rows.map(({ id }) => id);
  expect(postIds).toHaveLength(52 * zones.length);
  ({ path } = await linkTo(app, author));
});
afterEach(async () => {
  await app.run('delete from post; delete from "user"');
  await rm(folder, { recursive: true });
});

const dayOf = (date: string) => ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'][new Date(date).getUTCDay()];

/** One date is called off, another one moved, a third one deleted. Returns the dates as a reader must find them. */
async function changeDates(): Promise<string[]> {
  const [calledOff = '', moved = '', deleted = ''] = [postIds[40], postIds[50], postIds[60]];
  expect((await ada.put(`/api/rides/${calledOff}/call-off`, { reason: 'Ice' })).status).toBe(200);
  const { rideData } = (await ada.get(`/api/posts/${moved}`)).body;
  const plan = { ...bareRide, date: rideData.date, time: '09:15', timeZone: rideData.timeZone };
  expect((await ada.put(`/api/posts/${moved}`, { rideData: plan })).status).toBe(200);
  const lines = await storedDates();
  expect((await ada.delete(`/api/posts/${deleted}`)).status).toBe(200);
  // Calendars show a deleted ride as cancelled.
  return lines.map((line) => (line.includes(deleted) ? line.replace(' false ', ' true ') : line)).sort();
}

/** Each date with its start in UTC, whether it is called off, and its UID. */
async function storedDates(): Promise<string[]> {
  const rows = await app.run<{ line: string }>(
    `select to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI ') || (called_off_at is not null) || ' ' || id || '@cycle-chat' as line from ride`,
  );
  return rows.map(({ line }) => line).sort();
}
/** vdirsyncer gives events UIDs of its own. */
const withoutUid = (lines: string[]) => lines.map((line) => line.split(' ').slice(0, 3).join(' '));

testWith('khal', 'icalendar of Python reads the same dates', async () => {
  const dates = await changeDates();
  const program = `
import sys, datetime, icalendar
for event in icalendar.Calendar.from_ical(sys.stdin.buffer.read()).walk("VEVENT"):
    start = event.decoded("dtstart").astimezone(datetime.timezone.utc)
    print(start.strftime("%Y-%m-%d %H:%M"), str(event["status"] == "CANCELLED").lower(), event["uid"])
`;
  const text = await (await fetch(app.url + path)).text();
  const lines = await startProgram({ command: [python, '-c', program], program: text, variables: utf8 }).rest();
  expect(lines.sort()).toEqual(dates);
});

testWith(
  'vdirsyncer',
  'khal shows the same dates of the folder that vdirsyncer fills, and again after they change',
  async () => {
    const [disk, sync, show] = ['rides', 'vdirsyncer.conf', 'khal.conf'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    await mkdir(disk);
    await writeFile(
      sync,
      `[general]
status_path = "${join(folder, 'status')}"
[pair rides]
a = "link"
b = "disk"
collections = null
[storage link]
type = "http"
url = "${app.url}${path}"
[storage disk]
type = "filesystem"
path = "${disk}"
fileext = ".ics"
`,
    );
    await writeFile(
      show,
      `[calendars]
[[rides]]
path = ${disk}
[locale]
local_timezone = UTC
default_timezone = UTC
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
[sqlite]
path = ${join(folder, 'khal.db')}
`,
    );
    const run = (...command: [string, ...string[]]) => startProgram({ command, program: '', variables: utf8 }).rest();
    const first = `${new Date().getUTCFullYear() + 1}-01-01`;
    const format = '{start-long} {status}';
    const shown = async () => {
      await run('vdirsyncer', '--config', sync, 'sync');
      const lines = await run(
        'khal',
        '--config',
        show,
        'list',
        '--once',
        '--day-format',
        '',
        '--format',
        format,
        first,
        '400d',
      );
      return lines.map((line) => line.replace(/ (\S*) ?$/, (_, status) => ` ${status === 'CANCELLED'}`)).sort();
    };

    await run('vdirsyncer', '--config', sync, 'discover', '--no-list');
    expect(await shown()).toEqual(withoutUid(await storedDates()));
    const dates = await changeDates();
    expect(await shown()).toEqual(withoutUid(dates));
    const files = await readdir(disk);
    expect(files).toHaveLength(postIds.length);
    expect(await readFile(join(disk, files[0] ?? ''), 'utf8')).toContain('BEGIN:VTIMEZONE');
  },
);
