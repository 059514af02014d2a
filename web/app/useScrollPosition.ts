import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** The scroll position of each entry of the history, by its key. */
const positions = new Map<string, number>();

/** The events with which a reader moves the page. */
const moves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * A new page starts at its top. Going back or forward restores the position, also of a page that grows to its height only
 * after the browser has tried to restore it.
 */
export function useScrollPosition(): void {
  const { pathname, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const position = useRef(0);
  const shownPath = useRef(pathname);

  useEffect(() => {
    const keep = () => {
      position.current = window.scrollY;
    };
    // The browser computes the layout in the next frame anyway. Here, the question would force it to, in the same task as the first render.
    const frame = requestAnimationFrame(keep);
    window.addEventListener('scroll', keep, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', keep);
    };
  }, []);

  // In the commit that shows the next page, before the browser can move the scroll position.
  useLayoutEffect(
    () => () => {
      positions.set(key, position.current);
    },
    [key],
  );

  useEffect(() => {
    const isNewPage = shownPath.current !== pathname;
    shownPath.current = pathname;
    if (isBack) return restore(positions.get(key) ?? 0);
    if (isNewPage) window.scrollTo(0, 0);
  }, [pathname, key, isBack]);
}

/** Scrolls to a position as soon as the page is tall enough, unless the reader moves the page before. */
function restore(target: number): (() => void) | undefined {
  const reach = () => {
    if (document.documentElement.scrollHeight - window.innerHeight < target) return false;
    window.scrollTo(0, target);
    return true;
  };
  // The browser restores the first entry of a visit itself.
  if (target === 0 || reach()) return;

  const observer = new ResizeObserver(() => reach() && stop());
  const stop = () => {
    observer.disconnect();
    for (const move of moves) window.removeEventListener(move, stop);
  };
  observer.observe(document.body);
  for (const move of moves) window.addEventListener(move, stop, { passive: true });
  return stop;
}
