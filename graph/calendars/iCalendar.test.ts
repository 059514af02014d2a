import { performance } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { writeCalendar } from './iCalendar.ts';

test('names and titles that end like lines of the format stay whole', async () => {
  const startsAt = new Date('2086-05-04T07:00:00Z');
  const entry = { startsAt, endsAt: startsAt, timeZone: 'Europe/Paris', sequence: 0, changedAt: startsAt };
  const text = await writeCalendar({
    name: 'Rides BEGIN:VEVENT',
    entries: [
      { ...entry, id: 'one', title: 'BEGIN:VTIMEZONE' },
      { ...entry, id: 'two', title: 'END:VTIMEZONE' },
    ],
  });
  const lines = text.split('\r\n');
  expect(lines).toContain('X-WR-CALNAME:Rides BEGIN:VEVENT');
  expect(lines.filter((line) => line.startsWith('SUMMARY:'))).toEqual([
    'SUMMARY:BEGIN:VTIMEZONE',
    'SUMMARY:END:VTIMEZONE',
  ]);
  const outline = lines.filter((line) => /^(BEGIN|END):V/.test(line));
  const event = ['BEGIN:VEVENT', 'END:VEVENT'];
  const zone = ['BEGIN:VTIMEZONE', 'END:VTIMEZONE'];
  expect(outline).toEqual(['BEGIN:VCALENDAR', ...zone, ...event, ...event, 'END:VCALENDAR']);
});

test('titles and places are one line, and no text has direction controls', async () => {
  const startsAt = new Date('2086-05-04T07:00:00Z');
  const entry = { id: 'one', startsAt, endsAt: startsAt, timeZone: 'Europe/Paris', sequence: 0, changedAt: startsAt };
  const wild = 'To\u2028the\u0085\u202elake\u2066';
  const text = await writeCalendar({
    name: wild,
    entries: [{ ...entry, title: wild, location: `${wild}\r\nnorth`, description: `${wild}\nnorth` }],
  });
  expect(text.split('\r\n')).toEqual(
    expect.arrayContaining([
      'X-WR-CALNAME:To the lake',
      'SUMMARY:To the lake',
      'LOCATION:To the lake north',
      'DESCRIPTION:To the lake\\nnorth',
    ]),
  );
});

test('writing a long calendar leaves most of the thread to other requests', async () => {
  const startsAt = new Date('2086-05-04T07:00:00Z');
  const entry = { startsAt, endsAt: startsAt, timeZone: 'Europe/Paris', sequence: 0, changedAt: startsAt };
  const entries = Array.from({ length: 1000 }, (_entry, at) => ({ ...entry, id: `${at}`, title: `Ride ${at}` }));
  const before = performance.eventLoopUtilization();
  await writeCalendar({ name: 'Rides', entries });
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.7);
});
