import type { FocusEvent } from 'react';
import { useState } from 'react';

/**
 * Marks an element used by pointer, not by keyboard. After a script moves the focus, some browsers draw the focus ring
 * even after a click. Styles hide it under `[data-pointed]`.
 */
export function usePointed() {
  const [isPointed, setIsPointed] = useState(false);

  const marks = {
    'data-pointed': isPointed || undefined,
    onPointerDown: () => setIsPointed(true),
    onKeyDown: () => setIsPointed(false),
  };
  /** For elements that can receive keyboard focus again without a key event of their own. */
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setIsPointed(false);
  };
  return { marks, handleBlur };
}
