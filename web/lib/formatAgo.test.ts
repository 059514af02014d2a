import { expect, test } from 'vitest';
import { formatAgo } from './formatAgo.ts';

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T11:59:50Z', 'less than a minute ago'],
  ['2026-11-21T11:55:00Z', '5 minutes ago'],
  ['2026-11-21T10:00:00Z', 'about 2 hours ago'],
  ['2026-11-20T12:00:00Z', '1 day ago'],
  ['2026-11-21T11:15:00Z', 'about 1 hour ago'],
  ['2026-11-19T17:59:00Z', '2 days ago'],
  ['2026-10-20T12:00:00Z', 'about 1 month ago'],
  ['2026-08-21T12:00:00Z', '3 months ago'],
  ['2025-11-22T12:00:00Z', '12 months ago'],
  ['2025-11-21T12:00:00Z', 'about 1 year ago'],
  ['2025-05-21T12:00:00Z', 'over 1 year ago'],
  ['2025-01-21T12:00:00Z', 'almost 2 years ago'],
])('%s was %s', (instant, written) => {
  expect(formatAgo(instant, now)).toBe(written);
});

test('an instant ahead of the reader’s clock counts as now', () => {
  expect(formatAgo('2026-11-21T12:03:00Z', now)).toBe('less than a minute ago');
});

test('without a given now, the clock is read', () => {
  expect(formatAgo(new Date(Date.now() - 3 * 3_600_000))).toBe('about 3 hours ago');
});

test('what is no instant is refused', () => {
  expect(() => formatAgo('yesterday', now)).toThrow(RangeError);
});
