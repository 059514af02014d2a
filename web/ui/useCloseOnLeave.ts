import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Calls `close` when the page is left, so that a kept page returns without its open dialogs and menus. */
export function useCloseOnLeave(close: () => void): void {
  const isLeft = useRef(false);
  const handleLeave = useEffectEvent(() => {
    if (isLeft.current) close();
  });

  useLayoutEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      // In development, React runs each effect twice. The second run comes before the microtask.
      queueMicrotask(handleLeave);
    };
  }, []);
}
