import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceFault, entryOf, fromEntry, limitsIn, toEntry } from './unitEntry.ts';

test.each(['31.5', '31.', '', '.', '0031', '42.712345'])('%j stays as it is for those who ride in miles', (text) => {
  expect([toEntry(text, 'distance', 'IMPERIAL'), fromEntry(text, 'distance', 'IMPERIAL')]).toEqual([text, text]);
});

test('distances and climbs are entered in kilometers and meters, and kept in miles and feet', () => {
  expect([toEntry('42.71', 'distance', 'METRIC'), toEntry('3120', 'elevation', 'METRIC')]).toEqual(['68.74', '951']);
  expect([fromEntry('100', 'distance', 'METRIC'), fromEntry('400', 'elevation', 'METRIC')]).toEqual([
    '62.137119',
    '1312.335958',
  ]);
  expect([entryOf('distance', 'METRIC'), entryOf('elevation', 'METRIC')]).toMatchObject([
    { unit: 'km' },
    { unit: 'm' },
  ]);
});

test.each(['', '.'])('%j has no number in any unit', (text) => {
  expect([toEntry(text, 'distance', 'METRIC'), fromEntry(text, 'distance', 'METRIC')]).toEqual([text, text]);
});

test('what is typed in kilometers and meters is shown again as it was', () => {
  const hundredths = fc.integer({ min: 0, max: 16_000_000 }).map((value) => value / 100);
  fc.assert(
    fc.property(hundredths, fc.integer({ min: 0, max: 30_000 }), (kilometers, meters) => {
      expect(Number(toEntry(fromEntry(String(kilometers), 'distance', 'METRIC'), 'distance', 'METRIC'))).toBe(
        kilometers,
      );
      expect(Number(toEntry(fromEntry(String(meters), 'elevation', 'METRIC'), 'elevation', 'METRIC'))).toBe(meters);
    }),
  );
});

test.each([
  [distanceFault, 'distance must be a number of kilometers from 0 to 160,934'],
  ['elevation must be a number of feet from 0 to 1,000,000', 'elevation must be a number of meters from 0 to 304,800'],
  [
    'paceMin must be a number of miles an hour from 0 to 100',
    'paceMin must be a number of kilometers an hour from 0 to 160',
  ],
  ['radius must be a number of miles from 0.1 to 5', 'radius must be a number of kilometers from 0.2 to 8'],
  ['places must be a whole number from 1 to 10,000', 'places must be a whole number from 1 to 10,000'],
])('the limits in %j are in the units of the member', (message, metric) => {
  expect([limitsIn(message, 'IMPERIAL'), limitsIn(message, 'METRIC')]).toEqual([message, metric]);
});
