import { useDeferredValue } from 'react';

/**
 * Whether to render what a press has opened: after the press itself has been painted, because a dialog or menu takes
 * several frames. Not for dialogs that a menu opens: the menu must still have the focus, which later returns to it.
 */
export function usePressFirst(isOpen: boolean): boolean {
  return useDeferredValue(isOpen) && isOpen;
}
