import type { RefObject } from 'react';
import { useRef } from 'react';

/**
 * Remembers what opened a dialog and gives the focus back to it. An item of a menu is gone by then, so its menu's
 * button stands for it; `heir` does where what was done has taken the opener away.
 */
export function useFocusReturn(heir?: RefObject<HTMLElement | null>) {
  const opener = useRef<HTMLElement>(undefined);

  const remember = () => {
    const active = document.activeElement;
    const menuButtonId = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
    const element = menuButtonId ? document.getElementById(menuButtonId) : active;
    opener.current = element instanceof HTMLElement && element !== document.body ? element : undefined;
  };

  const giveBack = (event: Event) => {
    event.preventDefault();
    const target = opener.current?.isConnected ? opener.current : heir?.current;
    target?.focus();
  };

  return { remember, giveBack };
}
