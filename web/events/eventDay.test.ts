import { expect, test } from 'vitest';
import { eventDay } from './eventDay.ts';

test('names the day of the week and the whole day, whatever the reader’s zone', () => {
  expect(eventDay('2026-11-22')).toEqual({ weekday: 'Sunday', whole: 'Nov 22, 2026' });
  expect(eventDay('2026-01-01')).toEqual({ weekday: 'Thursday', whole: 'Jan 1, 2026' });
});

test('leaves what is no date as it is', () => {
  expect(eventDay('some day')).toEqual({ weekday: 'some day', whole: 'some day' });
});
