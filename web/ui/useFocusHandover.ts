import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { focusIfLost } from './focusIfLost.ts';

/**
 * For an element that can disappear after a press in it: the element before it receives the focus, so that keyboard
 * users continue from there.
 */
export function useFocusHandover<Target extends HTMLElement>(): RefObject<Target | null> {
  const leaving = useRef<Target>(null);

  useLayoutEffect(() => {
    const element = leaving.current;
    if (!element) return;
    let isPressed = false;
    const handleClick = () => {
      isPressed = true;
    };
    element.addEventListener('click', handleClick);
    return () => {
      element.removeEventListener('click', handleClick);
      if (!isPressed) return;
      const target = elementBefore(element);
      // Removes the element first, and the focus with it.
      queueMicrotask(() => receiveFocus(target));
    };
  }, []);
  return leaving;
}

/** The item, card or button before the element. Before the first one is their list. */
function elementBefore(element: HTMLElement): Element | null {
  const row = element.closest('li') ?? element;
  const before = row.previousElementSibling ?? row.parentElement;
  return before?.matches('ol, ul') && before !== row.parentElement ? before.lastElementChild : before;
}

function receiveFocus(target: Element | null): void {
  if (!(target instanceof HTMLElement) || document.activeElement !== document.body) return;
  // Not a link or button, which Tab must still reach.
  if (target.tabIndex < 0) target.tabIndex = -1;
  focusIfLost(target);
}
