import type { RefObject } from 'react';
import { useRef } from 'react';

/**
 * Remembers the opener of a dialog and returns the focus to it. For a menu item, that is the menu's button. `focusFallback`
 * receives the focus when the opener no longer exists.
 */
export function useFocusReturn(focusFallback?: RefObject<HTMLElement | null>) {
  const opener = useRef<HTMLElement>(undefined);

  const rememberOpener = () => {
    const active = document.activeElement;
    const menuButtonId = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
    const element = menuButtonId ? document.getElementById(menuButtonId) : active;
    opener.current = element instanceof HTMLElement && element !== document.body ? element : undefined;
  };

  const restoreFocus = (event: Event) => {
    event.preventDefault();
    const target = opener.current?.isConnected ? opener.current : focusFallback?.current;
    target?.focus();
  };

  return { rememberOpener, restoreFocus };
}
