import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useGradualCount } from './useGradualCount.ts';

function countsOf(totals: (number | undefined)[]): number[] {
  const seen: number[] = [];
  const { rerender } = renderHook(({ total }) => seen.push(useGradualCount(total)), {
    initialProps: { total: totals[0] },
  });
  for (const total of totals.slice(1)) act(() => rerender({ total }));
  return seen;
}

test('a list that was waited for grows post by post until it is whole', () => {
  const counts = countsOf([undefined, 4]);
  expect(counts.slice(0, 2)).toEqual([2, 2]);
  expect([...new Set(counts)]).toEqual([2, 3, Number.POSITIVE_INFINITY]);
});

test('a list that is there from the start is shown whole, so that one who comes back finds their place', () => {
  expect(countsOf([4])).toEqual([Number.POSITIVE_INFINITY]);
});

test('a list that came with the page grows too: nobody comes back to it', () => {
  const shell = document.createElement('div');
  shell.className = 'shell';
  document.body.append(shell);
  expect(countsOf([4])[0]).toBe(1);
  shell.remove();
});

test('what is loaded later is shown at once', () => {
  expect(countsOf([undefined, 3, 40]).at(-1)).toBe(Number.POSITIVE_INFINITY);
});
