import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { catchFocus } from './catchFocus.ts';

/** An item that leaves a list takes the focused button with it: the element with this ref then takes the focus. */
export function useFocusAfterLeaving<Target extends HTMLElement>(count: number): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const before = useRef(count);

  useEffect(() => {
    if (count < before.current) catchFocus(target.current);
    before.current = count;
  }, [count]);
  return target;
}
