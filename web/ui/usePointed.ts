import type { FocusEvent } from 'react';
import { useState } from 'react';

/**
 * Marks what the pointer, not the keyboard, acts in. A script that moves the focus before anything else had it makes
 * the browser draw the ring, even after a click: styles take it back under `[data-pointed]`.
 */
export function usePointed() {
  const [isPointed, setIsPointed] = useState(false);

  const marks = {
    'data-pointed': isPointed || undefined,
    onPointerDown: () => setIsPointed(true),
    onKeyDown: () => setIsPointed(false),
  };
  /** For what the keyboard can come back to without a key of its own. */
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setIsPointed(false);
  };
  return { marks, handleBlur };
}
