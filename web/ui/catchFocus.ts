/** What had the focus is gone from the page: this element takes it, so that the keyboard goes on from here. */
export function catchFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
