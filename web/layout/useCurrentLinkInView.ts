import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Returns the ref of a row of links that is wider than a phone. It scrolls to the link of the current page. */
export function useCurrentLinkInView(inline: ScrollLogicalPosition = 'nearest') {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path determines the current link.
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline });
  }, [pathname, inline]);

  return nav;
}
