import { Slot } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { menuPart } from './floatingParts.ts';
import { useMenuButton } from './useMenuButton.ts';

interface Props {
  /** The button that opens the menu: one element that accepts a ref and native attributes. */
  trigger: ReactElement;
  children: ReactNode;
}

/** A menu whose code loads and whose rows mount when its button is hovered or focused. */
export function Menu({ trigger, children }: Props) {
  const { part, buttonProps, popupProps } = useMenuButton(menuPart, 'menu');

  return (
    <>
      <Slot.Root {...buttonProps}>{trigger}</Slot.Root>
      {part && <part.MenuPopup {...popupProps}>{children}</part.MenuPopup>}
    </>
  );
}
