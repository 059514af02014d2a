import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';

/** A button that is disabled while it waits loses the focus; this gives it back, unless the reader has moved on. */
export function usePendingFocus(element: RefObject<HTMLElement | null>, isPending: boolean): void {
  useLayoutEffect(() => {
    const button = element.current;
    if (!isPending || document.activeElement !== button) return;
    return () => {
      if (document.activeElement === document.body) button?.focus();
    };
  }, [element, isPending]);
}
