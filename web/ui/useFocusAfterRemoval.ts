import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { focusIfLost } from './focusIfLost.ts';

/** When an item with the focused button leaves the list, the element with this ref receives the focus. */
export function useFocusAfterRemoval<Target extends HTMLElement>(count: number): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const before = useRef(count);

  useEffect(() => {
    if (count < before.current) focusIfLost(target.current);
    before.current = count;
  }, [count]);
  return target;
}
