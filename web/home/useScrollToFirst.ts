import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../lib/prefersReducedMotion.ts';

/** Returns a switch. While it is on, the page scrolls to the first post as soon as another one is first. */
export function useScrollToFirst(
  list: RefObject<HTMLElement | null>,
  firstId: string | undefined,
): (isOn: boolean) => void {
  const isWanted = useRef(false);

  useEffect(() => {
    if (!isWanted.current || !firstId) return;
    isWanted.current = false;
    list.current?.querySelector<HTMLElement>('[data-post-id]:not([hidden])')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  }, [firstId, list]);

  return (isOn) => {
    isWanted.current = isOn;
  };
}
