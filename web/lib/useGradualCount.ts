import { startTransition, useEffect, useState } from 'react';
import { showsShell } from './showsShell.ts';

/** What a window shows of a list at first sight, and how much React then adds without keeping a tap waiting. */
const FIRST_SIGHT = 2;
/** The same where the page itself is yet to be drawn. */
const FIRST_SIGHT_OF_PAGE = 1;
const PORTION = 1;

/**
 * How many items of a list to show. A list that was waited for shows its first ones at once and the others in portions,
 * so that no task of the browser is long; one that was there before is shown whole, for a reader who comes back.
 */
export function useGradualCount(total: number | undefined): number {
  const [count, setCount] = useState(() => {
    if (showsShell()) return FIRST_SIGHT_OF_PAGE;
    return total === undefined ? FIRST_SIGHT : Number.POSITIVE_INFINITY;
  });

  useEffect(() => {
    if (total === undefined || count === Number.POSITIVE_INFINITY) return;
    const next = count + PORTION < total ? count + PORTION : Number.POSITIVE_INFINITY;
    startTransition(() => setCount(next));
  }, [total, count]);

  return count;
}
