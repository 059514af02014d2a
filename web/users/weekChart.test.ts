import { expect, test } from 'vitest';
import { twelveWeeks } from '../test/world.ts';
import { weekChart } from './weekChart.ts';

test('holds each week as it is written, the total, and a week’s share of the monthly goal', () => {
  const chart = weekChart(twelveWeeks, 250, 'IMPERIAL');

  expect(chart.bars.map((bar) => bar.distance).join(' ')).toBe(
    '38.2 52.6 0 44.1 61.8 57.3 29.4 72.5 48.8 68.4 38.6 64.2',
  );
  expect(chart).toMatchObject({ total: '575.9', unit: 'mi', scale: { top: 80 }, goal: { distance: '57.7' } });
  expect(chart.goal.percent).toBeCloseTo(72.1, 1);
});

test('names the days by their Monday, the month where it begins', () => {
  const names = weekChart(twelveWeeks, 250, 'IMPERIAL').bars.map(({ month, day, isNewMonth }) =>
    isNewMonth ? `${month} ${day}` : day,
  );
  expect(names).toEqual(['Sep 7', '14', '21', '28', 'Oct 5', '12', '19', '26', 'Nov 2', '9', '16', '23']);
});

test('marks the best week and the last one', () => {
  const { bars } = weekChart(twelveWeeks, 250, 'IMPERIAL');
  expect(bars.filter((bar) => bar.isBest).map((bar) => bar.weekStart)).toEqual(['2026-10-26']);
  expect(bars.filter((bar) => bar.isNow).map((bar) => bar.weekStart)).toEqual(['2026-11-23']);
});

test('reckons in kilometres for who reads them', () => {
  const chart = weekChart(twelveWeeks, 250, 'METRIC');
  expect(chart).toMatchObject({ total: '926.8', unit: 'km', goal: { distance: '92.8' } });
  expect(chart.bars[0]?.distance).toBe('61.5');
  expect(chart.scale.top).toBeGreaterThanOrEqual(72.5 * 1.609344);
});

test('has no best week where nothing was ridden, and room for the goal', () => {
  const { bars, scale, goal } = weekChart(
    twelveWeeks.map((week) => ({ ...week, distance: 0, rideCount: 0 })),
    250,
    'IMPERIAL',
  );
  expect(bars.some((bar) => bar.isBest)).toBe(false);
  expect(bars.every((bar) => bar.percent === 0)).toBe(true);
  expect(scale.top).toBe(60);
  expect(goal.percent).toBeLessThanOrEqual(100);
});
