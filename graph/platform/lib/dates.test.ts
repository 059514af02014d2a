import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayIn, displayDate, isCalendarDay, readInstant, twelveHour } from './dates.ts';

const instants = fc.date({
  min: new Date('1900-01-02T00:00:00Z'),
  max: new Date('2999-12-30T00:00:00Z'),
  noInvalidDate: true,
});

describe('a calendar day', () => {
  test('is any day from 1900 to 2999, written YYYY-MM-DD', () => {
    fc.assert(fc.property(instants, (instant) => isCalendarDay(instant.toISOString().slice(0, 10))));
  });

  test.each([
    '2026-02-29',
    '2026-04-31',
    '2100-02-29',
    '1899-12-31',
    '3000-01-01',
    '2026-1-1',
    '20260101',
    '',
    null,
    5,
  ])('is not %j', (value) => {
    expect(isCalendarDay(value)).toBe(false);
  });

  test('moves by days, over the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    fc.assert(
      fc.property(instants, fc.integer({ min: -400, max: 400 }), (instant, count) => {
        const day = instant.toISOString().slice(0, 10);
        expect(addDays(addDays(day, count), -count)).toBe(day);
      }),
    );
  });

  test('of an instant is that of the zone', () => {
    const instant = new Date('2026-01-01T10:30:00Z');
    expect(['Pacific/Kiritimati', 'UTC', 'Pacific/Pago_Pago'].map((zone) => dayIn(zone, instant))).toEqual([
      '2026-01-02',
      '2026-01-01',
      '2025-12-31',
    ]);
  });
});

describe('an instant', () => {
  test('is read as it was written, to the millisecond', () => {
    fc.assert(fc.property(instants, (instant) => readInstant(instant.toISOString())?.getTime() === instant.getTime()));
  });

  test('counts its offset', () => {
    expect(readInstant('2026-06-13T10:30:00+02:00')).toEqual(new Date('2026-06-13T08:30:00Z'));
    expect(readInstant('2026-06-13T10:30-05:30')).toEqual(new Date('2026-06-13T16:00:00Z'));
  });

  test.each([
    '',
    'now',
    '2026-06-13',
    '2026-06-13T10:30:00',
    '2026-06-13 10:30:00Z',
    '2026-02-30T10:30:00Z',
    '2026-06-13T25:00:00Z',
    '0001-01-01T00:00:00Z',
    '+010000-01-01T00:00:00Z',
  ])('is not %j', (text) => {
    expect(readInstant(text)).toBeNull();
  });
});

describe('as people say it', () => {
  test.each([
    ['00:00', '12:00 AM'],
    ['07:05', '7:05 AM'],
    ['12:00', '12:00 PM'],
    ['23:59', '11:59 PM'],
  ])('%s is %s', (time, said) => {
    expect(twelveHour(time)).toBe(said);
  });

  test.each([
    ['2026-11-21', 'Today, 7:00 AM'],
    ['2026-11-22', 'Tomorrow, 7:00 AM'],
    ['2026-11-27', 'Friday, 7:00 AM'],
    ['2026-11-28', 'Nov 28, 7:00 AM'],
    ['2026-11-20', 'Nov 20, 7:00 AM'],
    ['2027-01-02', 'Jan 2, 2027, 7:00 AM'],
  ])('%s is %s', (date, said) => {
    expect(displayDate({ date, time: '07:00' }, '2026-11-21')).toBe(said);
  });
});
