import { useEffect, useState } from 'react';
import { commentAnchor } from './commentAddress.ts';

/** In milliseconds: how long the ring around a linked comment stays visible. */
const RING_TIME = 3_000;

/** The visits of addresses that have been revealed, so that going back keeps the reader's place. */
const revealed = new Set<string>();

/**
 * Scrolls to a linked comment when it is shown, moves the focus there and returns its id while it is highlighted. `key` names the
 * visit of the address: each visit is revealed once.
 */
export function useReveal(id: string | undefined, key: string): string | undefined {
  const [ringed, setRinged] = useState<string>();

  useEffect(() => {
    const visit = `${key} ${id}`;
    if (!id || revealed.has(visit)) return;
    // After the effects of the page, which scroll to its top and move the focus to its heading.
    const timer = setTimeout(() => {
      const row = document.getElementById(commentAnchor(id));
      if (!row) return;
      revealed.add(visit);
      row.scrollIntoView({ block: 'start' });
      row.focus({ preventScroll: true });
      setRinged(id);
    });
    return () => clearTimeout(timer);
  }, [id, key]);

  useEffect(() => {
    if (!ringed) return;
    const timer = setTimeout(() => setRinged(undefined), RING_TIME);
    return () => clearTimeout(timer);
  }, [ringed]);

  return ringed;
}
