/** Focuses this element when the focused one has disappeared, so that keyboard users continue from here. */
export function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
