import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayIn, displayDate, twelveHour } from './dates.ts';

describe('dayIn', () => {
  test.each([
    ['2026-11-21T23:30:00Z', 'UTC', '2026-11-21'],
    ['2026-11-21T23:30:00Z', 'Europe/Berlin', '2026-11-22'],
    ['2026-11-21T04:59:59Z', 'America/New_York', '2026-11-20'],
    ['2026-11-21T05:00:00Z', 'America/New_York', '2026-11-21'],
    ['2026-12-31T10:00:00Z', 'Pacific/Auckland', '2026-12-31'],
    ['2026-12-31T11:00:00Z', 'Pacific/Auckland', '2027-01-01'],
  ])('%s in %s is %s', (instant, timeZone, day) => {
    expect(dayIn(timeZone, new Date(instant))).toBe(day);
  });
});

describe('addDays', () => {
  test.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('%s and %i days is %s', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected);
  });

  test('there and back again is where one was', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.integer({ min: -5000, max: 5000 }), (date, count) => {
        const text = date.toISOString().slice(0, 10);
        expect(addDays(addDays(text, count), -count)).toBe(text);
      }),
    );
  });
});

describe('twelveHour', () => {
  test.each([
    ['00:00', '12:00 AM'],
    ['00:05', '12:05 AM'],
    ['06:30', '6:30 AM'],
    ['11:59', '11:59 AM'],
    ['12:00', '12:00 PM'],
    ['13:07', '1:07 PM'],
    ['23:59', '11:59 PM'],
  ])('%s is %s', (time, said) => {
    expect(twelveHour(time)).toBe(said);
  });
});

describe('displayDate, said on Saturday 21 November 2026', () => {
  test.each([
    ['2026-11-21', '07:00', 'Today, 7:00 AM'],
    ['2026-11-22', '07:00', 'Tomorrow, 7:00 AM'],
    ['2026-11-23', '18:15', 'Monday, 6:15 PM'],
    ['2026-11-27', '06:30', 'Friday, 6:30 AM'],
    // A week from now it is Saturday again, which is not this one.
    ['2026-11-28', '06:30', 'Nov 28, 6:30 AM'],
    ['2026-12-24', '12:00', 'Dec 24, 12:00 PM'],
    ['2027-01-02', '06:30', 'Jan 2, 2027, 6:30 AM'],
    ['2026-11-20', '06:30', 'Nov 20, 6:30 AM'],
    ['2025-11-21', '06:30', 'Nov 21, 2025, 6:30 AM'],
  ])('%s %s is %s', (date, time, said) => {
    expect(displayDate({ date, time }, '2026-11-21')).toBe(said);
  });

  test('keeps to the days of the week over the end of a year', () => {
    expect(displayDate({ date: '2027-01-01', time: '09:00' }, '2026-12-31')).toBe('Tomorrow, 9:00 AM');
    expect(displayDate({ date: '2027-01-03', time: '09:00' }, '2026-12-31')).toBe('Sunday, 9:00 AM');
  });
});
