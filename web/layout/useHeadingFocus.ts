import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading of the page that one has gone to, as soon as the heading is there, unless the reader has
 * moved on by then. The page that the browser opened first is left alone.
 */
export function useHeadingFocus(place: string): void {
  const focused = useRef(place);

  useEffect(() => {
    if (focused.current === place) return;
    focused.current = place;
    const main = document.getElementById('main');
    if (!main || focusHeading(main)) return;

    const before = document.activeElement;
    // A menu takes the focus itself while it closes behind the one who has gone by it; one that opens later is the reader's.
    const menuBefore = document.querySelector('[role="menu"]');
    const observer = new MutationObserver(() => {
      const { activeElement } = document;
      const isLeft = activeElement === document.body || menuBefore?.contains(activeElement);
      const hasMoved = activeElement !== before && !isLeft;
      if (hasMoved || focusHeading(main)) observer.disconnect();
    });
    observer.observe(main, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [place]);
}

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  // The top of the page, or the place that one comes back to, is kept.
  heading.focus({ preventScroll: true });
  // That of the page before stays, hidden, until the next one has been fetched.
  return document.activeElement === heading;
}
