import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { prefersReducedMotion } from '../lib/prefersReducedMotion.ts';

/** In milliseconds: the delay before the page scrolls, and how long the ring stays visible. */
const SCROLL_DELAY = 1_000;
const RING_TIME = 3_000;

/**
 * Scrolls to the post that the address names by `scrollTo`, about a second after the feed has loaded. Returns the id of
 * the highlighted post. A post outside the loaded list opens on its own page. Rows are found by `data-post-id`.
 */
export function useScrollTarget(list: RefObject<HTMLElement | null>, postIds: readonly string[] | undefined) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const [ringed, setRinged] = useState<string>();
  const reached = useRef<string>(undefined);
  const target = parameters.get('scrollTo');
  const isLoaded = postIds !== undefined;
  const isElsewhere = isLoaded && target !== null && !postIds.includes(target);

  useEffect(() => {
    // Another filter loads another list. A target already reached is not scrolled to again.
    if (!isLoaded || !target || reached.current === target) return;
    if (isElsewhere) {
      navigate(`/post/${encodeURIComponent(target)}`, { replace: true });
      return;
    }
    const timer = setTimeout(() => {
      reached.current = target;
      const rows = list.current?.querySelectorAll<HTMLElement>('[data-post-id]:not([hidden])') ?? [];
      const row = Array.from(rows).find(({ dataset }) => dataset.postId === target);
      if (!row) return;
      row.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth', block: 'start' });
      row.focus({ preventScroll: true });
      setRinged(target);
    }, SCROLL_DELAY);
    return () => clearTimeout(timer);
  }, [isLoaded, isElsewhere, target, navigate, list]);

  useEffect(() => {
    if (!ringed) return;
    const timer = setTimeout(() => setRinged(undefined), RING_TIME);
    return () => clearTimeout(timer);
  }, [ringed]);

  return ringed;
}
