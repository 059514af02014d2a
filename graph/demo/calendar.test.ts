import { describe, expect, it } from 'vitest';
import { dateOf, instantOf, minuteOfDay } from './calendar.ts';

describe('the instant of a wall clock', () => {
  it.each([
    ['2026-07-05', '07:00', 'Europe/London', '2026-07-05T06:00:00Z'],
    ['2026-11-22', '07:00', 'Europe/London', '2026-11-22T07:00:00Z'],
    ['2026-03-29', '07:00', 'Europe/Rome', '2026-03-29T05:00:00Z'],
    ['2026-11-01', '06:30', 'America/Denver', '2026-11-01T13:30:00Z'],
    ['2026-10-31', '06:30', 'America/Denver', '2026-10-31T12:30:00Z'],
    ['2026-01-01', '05:00', 'Asia/Kolkata', '2025-12-31T23:30:00Z'],
    ['2026-09-27', '09:00', 'Pacific/Auckland', '2026-09-26T20:00:00Z'],
    ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00Z'],
    ['2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30:00Z'],
    ['2026-04-05', '01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00Z'],
    ['2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00Z'],
  ])('of %s %s in %s is %s', (date, time, timeZone, instant) => {
    expect(instantOf(date, time, timeZone)).toEqual(new Date(instant));
  });

  it('shows the same clock again', () => {
    expect(minuteOfDay(instantOf('2026-05-10', '21:45', 'Asia/Tokyo'), 'Asia/Tokyo')).toBe(21 * 60 + 45);
  });
});

describe('the date that a script means', () => {
  const ride = { time: '07:00', timeZone: 'Europe/London', minutes: 180 };
  const seen = (instant: string) => (script: Parameters<typeof dateOf>[0]) => dateOf(script, ride, new Date(instant));

  it('is the next weekday to come and the last that is over', () => {
    const onThursday = seen('2026-11-19T12:00:00Z');
    expect(onThursday({ weekday: 'SUNDAY', week: 0 })).toBe('2026-11-22');
    expect(onThursday({ weekday: 'SUNDAY', week: 1 })).toBe('2026-11-29');
    expect(onThursday({ weekday: 'SUNDAY', week: -1 })).toBe('2026-11-15');
    expect(onThursday({ weekday: 'SUNDAY', week: -2 })).toBe('2026-11-08');
  });

  it('takes the day itself only before the start or after the end', () => {
    const sunday = { weekday: 'SUNDAY', week: 0 } as const;
    const lastSunday = { weekday: 'SUNDAY', week: -1 } as const;
    expect(seen('2026-11-22T06:00:00Z')(sunday)).toBe('2026-11-22');
    expect(seen('2026-11-22T08:00:00Z')(sunday)).toBe('2026-11-29');
    expect(seen('2026-11-22T08:00:00Z')(lastSunday)).toBe('2026-11-15');
    expect(seen('2026-11-22T10:00:00Z')(lastSunday)).toBe('2026-11-22');
  });

  it('counts today as yesterday until what happens on it is over', () => {
    expect(seen('2026-11-19T09:59:00Z')({ daysAgo: 0 })).toBe('2026-11-18');
    expect(seen('2026-11-19T10:00:00Z')({ daysAgo: 0 })).toBe('2026-11-19');
    expect(seen('2026-11-19T10:00:00Z')({ inDays: 12 })).toBe('2026-12-01');
  });
});
