import { Slot } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { menuPart } from './floatingParts.ts';
import type { LazyPart } from './lazyPart.ts';
import { useMenuButton } from './useMenuButton.ts';

interface Props {
  /** The button that opens the menu: one element that accepts a ref and native attributes. */
  trigger: ReactElement;
  children: ReactNode;
}

/** A menu whose code loads and whose rows mount when its button is hovered or focused. */
export function Menu({ trigger, children }: Props) {
  return (
    <LazyMenu trigger={trigger} rows={menuPart}>
      {() => children}
    </LazyMenu>
  );
}

interface LazyProps<Rows> extends Pick<Props, 'trigger'> {
  /** The code of the rows, made by `menuRows`. */
  rows: LazyPart<Rows>;
  children(rows: Rows): ReactNode;
}

/** A menu whose rows have code of their own. */
export function LazyMenu<Rows>({ trigger, rows, children }: LazyProps<Rows>) {
  const { part, buttonProps, popupProps } = useMenuButton(rows, 'menu');
  const popup = menuPart.get();

  return (
    <>
      <Slot.Root {...buttonProps}>{trigger}</Slot.Root>
      {popup && part && <popup.MenuPopup {...popupProps}>{children(part)}</popup.MenuPopup>}
    </>
  );
}
