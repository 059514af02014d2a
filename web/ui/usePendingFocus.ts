import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

/**
 * A button loses the focus when it is disabled while pending. This restores the focus, unless the reader has moved it.
 */
export function usePendingFocus(element: RefObject<HTMLElement | null>, isPending: boolean): void {
  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    const button = element.current;
    if (!button) return;
    const handleFocus = () => {
      hadFocus.current = true;
    };
    const handleBlur = () => {
      // Chromium blurs a button in the moment when it is disabled, before an effect could check.
      hadFocus.current = button.matches(':disabled');
    };
    button.addEventListener('focus', handleFocus);
    button.addEventListener('blur', handleBlur);
    return () => {
      button.removeEventListener('focus', handleFocus);
      button.removeEventListener('blur', handleBlur);
    };
  }, [element]);

  useLayoutEffect(() => {
    const button = element.current;
    if (!button || isPending) return;
    // Meanwhile the page or the dialog around the button has the focus.
    if (hadFocus.current && document.activeElement?.contains(button)) button.focus({ preventScroll: true });
    hadFocus.current = document.activeElement === button;
  }, [element, isPending]);
}
