import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

/** A button that is disabled while it waits loses the focus; this gives it back, unless the reader has moved on. */
export function usePendingFocus(element: RefObject<HTMLElement | null>, isPending: boolean): void {
  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    const button = element.current;
    if (!button) return;
    const handleFocus = () => {
      hadFocus.current = true;
    };
    const handleBlur = () => {
      // Chromium takes the focus away in the moment in which a button is disabled, before an effect could look for it.
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
    // The page has the focus meanwhile, or the dialog that keeps it inside: both are around the button.
    if (hadFocus.current && document.activeElement?.contains(button)) button.focus({ preventScroll: true });
    hadFocus.current = document.activeElement === button;
  }, [element, isPending]);
}
