import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { prefersStillness } from '../lib/prefersStillness.ts';

/** Answers a switch: while it is on, the reader is taken to the first post of the list as soon as another one is first. */
export function useWayUp(list: RefObject<HTMLElement | null>, firstId: string | undefined): (isOn: boolean) => void {
  const isWanted = useRef(false);

  useEffect(() => {
    if (!isWanted.current || !firstId) return;
    isWanted.current = false;
    list.current?.querySelector<HTMLElement>('[data-post-id]')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: prefersStillness() ? 'auto' : 'smooth' });
  }, [firstId, list]);

  return (isOn) => {
    isWanted.current = isOn;
  };
}
