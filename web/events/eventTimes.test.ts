import { describe, expect, test } from 'vitest';
import { zoneNote } from '../rides/startText.ts';
import { eventTimes } from './eventTimes.ts';

const paris = {
  date: '2026-11-28',
  time: '14:00',
  timeZone: 'Europe/Paris',
  startsAt: '2026-11-28T13:00:00.000Z',
  endsAt: '2026-11-28T15:30:00.000Z',
};

describe('the times of an event', () => {
  test('are those of its place, with the name of the zone', () => {
    expect(eventTimes(paris, 'Europe/Paris')).toEqual({
      day: 'Saturday, Nov 28, 2026',
      start: '2:00 PM',
      zone: 'CET',
      forReader: undefined,
      end: 'about 4:30 PM',
      duration: '2h 30m',
    });
  });

  test('include the reader’s own time where the clocks differ', () => {
    expect(eventTimes(paris, 'America/Denver').forReader).toBe('6:00 AM');
    expect(eventTimes(paris, 'Pacific/Auckland').forReader).toBe('Sunday, 2:00 AM');
  });

  test('are in lists those of its place, with zone and the reader’s own time only where the clocks differ', () => {
    expect(zoneNote(paris, 'America/Denver')).toBe(' CET · 6:00 AM for you');
    expect(zoneNote(paris, 'Pacific/Auckland')).toBe(' CET · Sun, Nov 29, 2:00 AM for you');
    expect(zoneNote(paris, 'Europe/Madrid')).toBe('');
  });

  test('omit it in another zone with the same clock', () => {
    expect(eventTimes(paris, 'Europe/Madrid').forReader).toBeUndefined();
  });

  test.each([
    ['America/New_York', 'EST'],
    ['Europe/London', 'GMT'],
    ['Asia/Singapore', 'GMT+8'],
    ['UTC', 'UTC'],
  ])('name %s as %s', (timeZone, name) => {
    expect(eventTimes({ ...paris, timeZone }).zone).toBe(name);
  });

  test('say the day of an end on another day', () => {
    const long = { ...paris, endsAt: '2026-11-29T09:00:00.000Z' };
    expect(eventTimes(long, 'UTC')).toMatchObject({ end: 'about Sunday, 10:00 AM', duration: '20h' });
    expect(eventTimes({ ...paris, endsAt: '2026-11-28T13:45:00.000Z' }, 'UTC').duration).toBe('45m');
  });
});
