import { beforeAll, expect, test } from 'vitest';
import { formatTime12 } from '../../web/lib/formatTime12.ts';
import { formatRideDate } from '../../web/rides/formatRideDate.ts';
import { instantOf } from '../demo/calendar.ts';
import { linkTo, readCalendar, readLink } from '../test/calendars.ts';
import type { Member } from '../test/factories.ts';
import { bareRide, rideDoors } from '../test/rideDoors.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let calendarPath: string;
beforeAll(async () => {
  ada = await app.member('ada');
  calendarPath = (await linkTo(app, ada)).path;
});

// Autumn: a time before the clocks go back, a repeated time (the first counts) and a later time. Spring: a skipped time, which
// moves forward by the skipped period. A day without a change.
const starts = [
  ['Europe/Berlin', '2087-10-26', '01:30', '2087-10-25T23:30:00.000Z'],
  ['Europe/Berlin', '2087-10-26', '02:00', '2087-10-26T00:00:00.000Z'],
  ['Europe/Berlin', '2087-10-26', '02:30', '2087-10-26T00:30:00.000Z'],
  ['Europe/Berlin', '2087-10-26', '03:00', '2087-10-26T02:00:00.000Z'],
  ['Europe/Berlin', '2087-03-30', '02:30', '2087-03-30T01:30:00.000Z'],
  ['America/New_York', '2087-11-02', '01:00', '2087-11-02T05:00:00.000Z'],
  ['America/New_York', '2087-11-02', '01:30', '2087-11-02T05:30:00.000Z'],
  ['America/New_York', '2087-11-02', '02:00', '2087-11-02T07:00:00.000Z'],
  ['America/New_York', '2087-03-09', '02:30', '2087-03-09T07:30:00.000Z'],
  ['Australia/Lord_Howe', '2087-04-06', '01:15', '2087-04-05T14:15:00.000Z'],
  ['Australia/Lord_Howe', '2087-04-06', '01:45', '2087-04-05T14:45:00.000Z'],
  ['Australia/Lord_Howe', '2087-04-06', '02:00', '2087-04-05T15:30:00.000Z'],
  ['Australia/Lord_Howe', '2087-10-05', '02:15', '2087-10-04T15:45:00.000Z'],
  ['Asia/Kolkata', '2087-10-26', '02:30', '2087-10-25T21:00:00.000Z'],
  ['UTC', '2087-10-26', '02:30', '2087-10-26T02:30:00.000Z'],
] as const;

const sayDay = new Intl.DateTimeFormat('en', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

test.each(starts)('in %s on %s at %s is %s wherever it is read', async (timeZone, date, time, startsAt) => {
  const instant = new Date(startsAt);
  expect(instantOf(date, time, timeZone)).toEqual(instant);
  const [computed] = await app.run<{ start: Date }>(
    'select first_instant($1::date + $2::time, $3) as start',
    date,
    time,
    timeZone,
  );
  expect(computed?.start).toEqual(instant);

  for (const { name, create, read } of rideDoors) {
    const content = `${name} ${timeZone} ${startsAt}`;
    const { post } = await create(app.as(ada), { content, rideData: { ...bareRide, date, time, timeZone } });
    for (const door of rideDoors) {
      const { rideData } = (await door.read(app.as(ada), post.id)).post;
      expect([door.name, rideData]).toEqual([door.name, expect.objectContaining({ date, time, timeZone, startsAt })]);
      // The page shows the local time of the ride in every time zone of the reader.
      expect(`${formatRideDate(rideData.date)} ${formatTime12(rideData.time)}`).toBe(
        `${sayDay.format(Date.parse(date))} ${formatTime12(time)}`,
      );
    }
    const [row] = await app.run<{ starts_at: Date }>('select starts_at from ride where id = $1', post.id);
    expect([name, row?.starts_at]).toEqual([name, instant]);

    const file = await fetch(`${app.url}/api/rides/${post.id}/ride.ics`);
    expect(
      readCalendar(await file.text())
        .byTitle(content)
        ?.startDate.toJSDate(),
    ).toEqual(instant);
    const { byTitle } = await readLink(app, calendarPath);
    expect(byTitle(content)?.startDate.toJSDate()).toEqual(instant);
    expect((await read(app.as(ada), post.id)).post.rideData.isCompleted).toBe(false);
  }
});

test('an event that begins in the first of two equal hours ends when its duration has passed', async () => {
  const insert = `insert into event (id, title, date, time, time_zone, duration_minutes, location)
    values (gen_random_uuid(), $1, $2, $3, $4, 90, 'Mill Square') returning starts_at, ends_at`;
  for (const [timeZone, date, time, startsAt] of starts) {
    const [row] = await app.run(insert, 'Early', date, time, timeZone);
    const start = new Date(startsAt);
    expect([timeZone, date, row]).toEqual([
      timeZone,
      date,
      { starts_at: start, ends_at: new Date(start.getTime() + 90 * 60_000) },
    ]);
  }
});
