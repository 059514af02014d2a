import { describe, expect, test } from 'vitest';
import { countdownOf, countdownWords, minutesUntil, roadPercent } from './countdownOf.ts';
import { firstLine } from './firstLine.ts';
import { stageOf } from './rideStages.ts';
import { startFacts, startText } from './startText.ts';

const minute = 60_000;

describe('the countdown', () => {
  test.each([
    [20 * 60 + 43, '20 hours and 43 minutes'],
    [3 * 1440 + 60, '3 days and 1 hour'],
    [60, '1 hour and 0 minutes'],
    [1, '1 minute'],
    [0, '0 minutes'],
  ])('of %i minutes reads %s', (minutes, words) => {
    expect(countdownWords(countdownOf(minutes))).toBe(words);
  });

  test('rounds up to whole minutes, and stops at the start', () => {
    expect([1, minute, minute + 1, 0, -minute].map((left) => minutesUntil(left, 0))).toEqual([1, 1, 2, 0, 0]);
  });

  test('fills the road in the week before', () => {
    const week = 7 * 1440 * minute;
    expect([2 * week, week, week / 2, 0, -minute].map((left) => roadPercent(left, 0))).toEqual([0, 0, 50, 100, 100]);
  });
});

describe('the name of a ride', () => {
  test('is its first line', () => {
    expect(firstLine('  Sunday Group Ride\r\nMeet at the clock.')).toBe('Sunday Group Ride');
    expect(firstLine('\n\nSlow one')).toBe('Slow one');
  });

  test.each([
    [`Sunday as always: weir, lock, home. I have ${'the pump '.repeat(9)}`, 'Sunday as always'],
    [`Back before lunch! I have ${'the pump '.repeat(9)}`, 'Back before lunch!'],
    [`Oh. A ride over the hills ${'and far '.repeat(9)}`, 'Oh. A ride over the hills and far and far and far and far…'],
    ['a'.repeat(300), `${'a'.repeat(60)}…`],
  ])('is cut where it is long: %s', (content, name) => {
    expect(firstLine(content)).toBe(name);
  });
});

describe('the start', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const berlin = {
    date: '2026-11-21',
    time: '14:00',
    timeZone: 'Europe/Berlin',
    startsAt: '2026-11-21T13:00:00.000Z',
  };

  test('is shown in the time zone of the ride alone where the reader has the same time', () => {
    expect(startText(berlin, now, 'Europe/Paris')).toEqual({ atRide: 'Today, 2:00 PM' });
  });

  test('is shown in both elsewhere, with the day where it differs', () => {
    expect(startText(berlin, now, 'America/New_York')).toEqual({
      atRide: 'Today, 2:00 PM CET',
      forReader: '8:00 AM',
    });
    expect(startText(berlin, now, 'Pacific/Auckland')).toEqual({
      atRide: 'Today, 2:00 PM CET',
      forReader: 'Tomorrow, 2:00 AM',
    });
  });

  test('has a date where it is further off, and nothing where nothing is known', () => {
    const far = { ...berlin, date: '2026-12-05', startsAt: '2026-12-05T13:00:00.000Z' };
    expect(startText(far, now, 'Europe/Berlin').atRide).toBe('Sat, Dec 5, 2:00 PM');
    expect(startText({ date: null, time: null, timeZone: 'UTC', startsAt: null }, now)).toEqual({ atRide: '' });
  });

  test.each([
    ['the clocks go forward', '2027-03-27T22:30:00Z', '2027-03-28', '2027-03-29'],
    ['the clocks go back', '2026-10-24T22:30:00Z', '2026-10-26', '2026-10-27'],
  ])('is shown for tomorrow by the calendar where %s', (_what, instant, tomorrow, later) => {
    const dayOf = (date: string) => startText({ ...berlin, date, startsAt: null }, new Date(instant)).atRide;
    expect(dayOf(tomorrow)).toBe('Tomorrow, 2:00 PM');
    expect(dayOf(later)).not.toMatch(/Tomorrow/);
  });

  test.each([
    ['the first 2:30 of two', '2026-10-25', '02:30', '2026-10-25T00:30:00Z', '2:30 AM CEST', '12:30 AM'],
    ['the second 2:30 of two', '2026-10-25', '02:30', '2026-10-25T01:30:00Z', '2:30 AM CET', '1:30 AM'],
    ['a 2:30 that the clocks skip', '2027-03-28', '02:30', '2027-03-28T01:30:00Z', '3:30 AM CEST', '1:30 AM'],
  ])('is shown by its instant at %s', (_what, date, hour, startsAt, time, forReader) => {
    const facts = startFacts({ date, time: hour, timeZone: 'Europe/Berlin', startsAt }, now, 'UTC');
    expect([facts.time, facts.forReader]).toEqual([time, forReader]);
  });

  test('has its date on a card, and the date of the reader where that differs', () => {
    expect(startFacts(berlin, now, 'Europe/Berlin')).toEqual({ day: 'Sat, Nov 21', time: '2:00 PM' });
    expect(startFacts(berlin, now, 'Pacific/Auckland')).toEqual({
      day: 'Sat, Nov 21',
      time: '2:00 PM CET',
      forReader: 'Sun, Nov 22, 2:00 AM',
    });
  });

  test('is shown as its author wrote it where the browser does not know the time zone', () => {
    const ahead = { ...berlin, timeZone: 'Mars/Olympus_Mons' };
    expect(startText(ahead, now, 'UTC')).toEqual({ atRide: 'Today, 2:00 PM' });
  });
});

test.each([
  ['2026-11-16', 'This week'],
  ['2026-11-22', 'This week'],
  ['2026-11-23', 'November'],
  ['2026-11-15', 'November'],
  ['2027-01-01', 'January 2027'],
])('a ride on %s stands under %s on a Saturday', (date, title) => {
  expect(stageOf(date, new Date(2026, 10, 21, 12))).toBe(title);
});
