import { useRef } from 'react';

/**
 * Remembers what opened a dialog and gives the focus back to it. An item of a menu is gone by then, so its menu's
 * button stands for it.
 */
export function useFocusReturn() {
  const opener = useRef<HTMLElement>(undefined);

  const remember = () => {
    const active = document.activeElement;
    const menuButtonId = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
    const element = menuButtonId ? document.getElementById(menuButtonId) : active;
    opener.current = element instanceof HTMLElement ? element : undefined;
  };

  const giveBack = (event: Event) => {
    event.preventDefault();
    if (opener.current?.isConnected) opener.current.focus();
  };

  return { remember, giveBack };
}
