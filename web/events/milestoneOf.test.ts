import { expect, test } from 'vitest';
import { milestoneOf } from './milestoneOf.ts';

test('a calendar day keeps its month and day in every zone', () => {
  expect(milestoneOf('2026-11-22')).toEqual({ month: 'Nov', day: 22 });
  expect(milestoneOf('2027-01-01')).toEqual({ month: 'Jan', day: 1 });
});

test.each([undefined, '', 'Tomorrow, 7:00 AM', '2026-13-01'])('%j has no milestone', (date) => {
  expect(milestoneOf(date)).toBeUndefined();
});
