/**
 * Presses an element as a browser does: React handles the press at once and renders deferred work later. The events of
 * Testing Library wait for all of it.
 */
export function pressRaw(element: HTMLElement, type: 'click' | 'mousedown' | 'pointerdown' = 'click'): void {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  }
}
