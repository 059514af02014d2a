import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useHasPassed } from './useHasPassed.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T06:59:00Z') });
});
afterEach(() => vi.useRealTimers());

test('turns true at the very moment', () => {
  const { result } = renderHook(() => useHasPassed('2026-11-22T07:00:00Z'));
  act(() => vi.advanceTimersByTime(59_999));
  expect(result.current).toBe(false);
  act(() => vi.advanceTimersByTime(1));
  expect(result.current).toBe(true);
});

test('waits for a moment that is further off than a timer can reach', () => {
  const { result } = renderHook(() => useHasPassed('2027-01-22T07:00:00Z'));
  act(() => vi.advanceTimersByTime(60 * 86_400_000));
  expect(result.current).toBe(false);
  act(() => vi.advanceTimersByTime(2 * 86_400_000));
  expect(result.current).toBe(true);
});

test('follows a start that is put off', () => {
  const { result, rerender } = renderHook(({ instant }) => useHasPassed(instant), {
    initialProps: { instant: '2026-11-22T07:00:00Z' },
  });
  rerender({ instant: '2026-11-22T08:00:00Z' });
  act(() => vi.advanceTimersByTime(3_600_000));
  expect(result.current).toBe(false);
  act(() => vi.advanceTimersByTime(60_000));
  expect(result.current).toBe(true);
});

test.each([null, undefined, 'soon'])('%j never comes', (instant) => {
  const { result } = renderHook(() => useHasPassed(instant));
  act(() => vi.advanceTimersByTime(86_400_000));
  expect(result.current).toBe(false);
});
