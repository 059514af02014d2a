import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { useId, useRef, useState } from 'react';
import type { LazyPart } from './lazyPart.ts';
import { useLazyPart } from './useLazyPart.ts';
import { usePointed } from './usePointed.ts';
import { usePressFirst } from './usePressFirst.ts';

/**
 * The state of a button that opens rows below it, and its properties. The code of the rows loads when the button is
 * hovered or focused. `part` is undefined until then.
 */
export function useMenuButton<Part>(popup: LazyPart<Part>, kind: 'menu' | 'listbox') {
  const { marks } = usePointed();
  const [isNear, setNear] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const showsRows = usePressFirst(isOpen);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const part = useLazyPart(popup, isNear || isOpen, () => setOpen(false));
  const approach = () => setNear(true);

  const handlePointerDown = (event: PointerEvent) => {
    marks.onPointerDown();
    if (event.button !== 0 || event.ctrlKey) return;
    setOpen(!isOpen);
    // An opening menu receives the focus.
    if (!isOpen) event.preventDefault();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    marks.onKeyDown();
    const isArrow = event.key === 'ArrowDown' || (kind === 'listbox' && event.key === 'ArrowUp');
    if (!isArrow && !['Enter', ' '].includes(event.key)) return;
    setOpen(isArrow || !isOpen);
    event.preventDefault();
  };
  // Assistive technology clicks without a pointer and without a key.
  const handleClick = ({ detail }: MouseEvent) => detail === 0 && setOpen(!isOpen);

  return {
    part,
    buttonProps: {
      ref: button,
      id,
      'aria-haspopup': kind,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? `${id}menu` : undefined,
      'data-state': isOpen ? 'open' : 'closed',
      'data-pointed': marks['data-pointed'],
      onPointerEnter: approach,
      onFocus: approach,
      onPointerDown: handlePointerDown,
      onKeyDown: handleKeyDown,
      onClick: handleClick,
    } as const,
    popupProps: { id, button, open: showsRows, onOpenChange: setOpen, marks },
  };
}
