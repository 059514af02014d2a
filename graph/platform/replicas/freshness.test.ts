import { expect, test } from 'vitest';
import { trackFreshness } from './freshness.ts';

test('data is as old as the last moment at which the log held no more', () => {
  const freshness = trackFreshness();
  freshness.note(1000, 10);
  freshness.note(1200, 20);
  freshness.note(1400, 20);
  freshness.note(1600, 35);
  expect([10, 19, 20, 34, 35, 99].map(freshness.knownUntil)).toEqual([1000, 1000, 1400, 1400, 1600, 1600]);
});

test('what is behind all that is remembered is older than that', () => {
  const freshness = trackFreshness();
  expect(freshness.knownUntil(10)).toBe(Number.NEGATIVE_INFINITY);
  for (let at = 0; at <= 200_000; at += 200) freshness.note(at, at);
  expect(freshness.knownUntil(139_999)).toBe(80_000);
  expect(freshness.knownUntil(140_000)).toBe(140_000);
});

test('a primary that took over with a shorter log is measured by that', () => {
  const freshness = trackFreshness();
  freshness.note(1000, 50);
  freshness.note(1200, 40);
  expect(freshness.knownUntil(40)).toBe(1200);
  expect(freshness.knownUntil(39)).toBeLessThan(0);
});
