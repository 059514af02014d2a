import { afterEach, expect, test, vi } from 'vitest';
import { visitorUnits } from './visitorUnits.ts';

afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset.units;
});

const speaking = (language: string) => vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);

test.each([
  ['en-US', 'IMPERIAL'],
  ['en-GB', 'IMPERIAL'],
  ['en', 'IMPERIAL'],
  ['de', 'METRIC'],
  ['fr-CA', 'METRIC'],
  ['zh-Hant-TW', 'METRIC'],
  ['', 'IMPERIAL'],
  ['en-US@posix', 'IMPERIAL'],
  ['C', 'IMPERIAL'],
])('a browser set to %j reads %s units', (language, units) => {
  speaking(language);
  expect(visitorUnits()).toBe(units);
});

test.each([
  ['imperial', 'de', 'IMPERIAL'],
  ['metric', 'en-US', 'METRIC'],
])('an instance with %s units shows them to a browser set to %s', (chosen, language, units) => {
  document.documentElement.dataset.units = chosen;
  speaking(language);
  expect(visitorUnits()).toBe(units);
});
