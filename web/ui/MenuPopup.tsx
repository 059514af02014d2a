import styled from '@emotion/styled';
import { Menu } from 'radix-ui/internal';
import type { ComponentProps, RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { theme } from '../theme/tokens.ts';
import { floatingStyles } from './floatingStyles.ts';
import { focusIfLost } from './focusIfLost.ts';
import { useCloseOnLeave } from './useCloseOnLeave.ts';
import type { usePointed } from './usePointed.ts';

export const { Item, RadioGroup, RadioItem, Separator } = Menu;

interface Props extends ComponentProps<typeof Menu.Content> {
  /** The id of the button. */
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange(open: boolean): void;
  marks: ReturnType<typeof usePointed>['marks'];
}

/** The rows of an open menu. The button is not part of it, because it is rendered before this code has loaded. */
export function MenuPopup({ id, button, open, onOpenChange, marks, ...content }: Props) {
  const rows = useRef<HTMLDivElement>(null);
  const openedAt = useRef('');
  const hasActedOutside = useRef(false);
  const isReturning = useRef(false);

  useCloseOnLeave(() => open && onOpenChange(false));

  // Radix returns the focus in a timer after the fade. A dialog that opens before would remember no opener.
  useLayoutEffect(() => {
    if (open) {
      openedAt.current = window.location.pathname;
      hasActedOutside.current = false;
      return;
    }
    // A press outside or a change of page moves the focus itself.
    isReturning.current = !hasActedOutside.current && window.location.pathname === openedAt.current;
    if (isReturning.current && rows.current?.contains(document.activeElement)) button.current?.focus();
  }, [open, button]);

  const handleCloseAutoFocus = (event: Event) => {
    event.preventDefault();
    // The pointer can move the focus back to a row that fades out.
    if (isReturning.current) focusIfLost(button.current);
  };

  // The button toggles the menu itself. While the menu fades out, Radix would also count that press as one outside.
  const handlePointerDownOutside = (event: Event) => {
    if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
  };

  return (
    <Menu.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Menu.Anchor virtualRef={button} />
      <Menu.Portal>
        <Content
          ref={rows}
          id={`${id}menu`}
          aria-labelledby={id}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          onPointerDownOutside={handlePointerDownOutside}
          onInteractOutside={() => {
            hasActedOutside.current = true;
          }}
          onCloseAutoFocus={handleCloseAutoFocus}
          {...content}
          {...marks}
        />
      </Menu.Portal>
    </Menu.Root>
  );
}

const Content = styled(Menu.Content)`
  ${floatingStyles}
  width: 208px;
  max-height: var(--radix-popper-available-height);
  overflow: auto;

  &:focus-visible { outline: 0; box-shadow: ${theme.shadow.float}; }
`;
