import { useEffect, useRef } from 'react';

/**
 * After navigation, moves the focus to the heading of the new page as soon as it exists, unless the reader has moved
 * the focus. The first page that the browser opened is left alone.
 */
export function useHeadingFocus(place: string): void {
  const focused = useRef(place);

  useEffect(() => {
    if (focused.current === place) return;
    focused.current = place;
    const main = document.getElementById('main');
    if (!main || focusHeading(main)) return;

    const before = document.activeElement;
    // A closing menu returns the focus to its button after navigation. A menu opened later belongs to the reader.
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
  // Headings of pages that are left or kept stay in the document, hidden. They cannot receive the focus.
  return Array.from(main.querySelectorAll('h1')).some((heading) => {
    heading.tabIndex = -1;
    // The scroll position must not change.
    heading.focus({ preventScroll: true });
    return document.activeElement === heading;
  });
}
