import { Slot } from 'radix-ui';
import type { KeyboardEvent, PointerEvent, ReactElement, ReactNode } from 'react';
import { useId, useRef, useState } from 'react';
import { menuPart } from './floatingParts.ts';
import { useLazyPart } from './useLazyPart.ts';
import { usePointed } from './usePointed.ts';

interface Props {
  /** The button that opens the menu: one element that accepts a ref and native attributes. */
  trigger: ReactElement;
  children: ReactNode;
}

/** A menu whose code loads and whose rows mount when its button is hovered or focused. */
export function Menu({ trigger, children }: Props) {
  const { marks } = usePointed();
  const [isNear, setNear] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const part = useLazyPart(menuPart, isNear || isOpen, () => setOpen(false));
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
    if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
    setOpen(event.key === 'ArrowDown' || !isOpen);
    event.preventDefault();
  };

  return (
    <>
      <Slot.Root
        ref={button}
        id={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}menu` : undefined}
        data-state={isOpen ? 'open' : 'closed'}
        data-pointed={marks['data-pointed']}
        onPointerEnter={approach}
        onFocus={approach}
        onPointerDown={handlePointerDown}
        onKeyDown={handleKeyDown}
      >
        {trigger}
      </Slot.Root>
      {part && (
        <part.MenuPopup id={id} button={button} open={isOpen} onOpenChange={setOpen} marks={marks}>
          {children}
        </part.MenuPopup>
      )}
    </>
  );
}
