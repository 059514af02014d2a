import { startTransition, useEffect, useState } from 'react';
import { showsShell } from './showsShell.ts';

/** The items visible in a window at first, and the number that React adds at a time without delaying input. */
const FIRST_COUNT = 2;
/** The same while the page itself is not rendered yet. */
const FIRST_COUNT_OF_PAGE = 1;
const STEP = 1;

/**
 * How many items of a list to render. A list that was loading shows its first items at once and the rest in steps, to
 * keep browser tasks short. A list from the cache renders whole, for a reader who returns.
 */
export function useGradualCount(total: number | undefined): number {
  const [count, setCount] = useState(() => {
    if (showsShell()) return FIRST_COUNT_OF_PAGE;
    return total === undefined ? FIRST_COUNT : Number.POSITIVE_INFINITY;
  });

  useEffect(() => {
    if (total === undefined || count === Number.POSITIVE_INFINITY) return;
    const next = count + STEP < total ? count + STEP : Number.POSITIVE_INFINITY;
    startTransition(() => setCount(next));
  }, [total, count]);

  return count;
}
