import styled from '@emotion/styled';
import { Menu } from 'radix-ui/internal';
import type { ReactNode, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { theme } from '../theme/tokens.ts';
import { floatingStyles } from './floatingStyles.ts';
import { useCloseOnLeave } from './useCloseOnLeave.ts';
import type { usePointed } from './usePointed.ts';

export const { Item, RadioGroup, RadioItem, Separator } = Menu;

interface Props {
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange(open: boolean): void;
  marks: ReturnType<typeof usePointed>['marks'];
  children: ReactNode;
}

/** The rows of an open menu. The button is not part of it, because it is rendered before this code has loaded. */
export function MenuPopup({ id, button, open, onOpenChange, marks, children }: Props) {
  const openedAt = useRef('');
  const hasActedOutside = useRef(false);

  useCloseOnLeave(() => open && onOpenChange(false));

  useEffect(() => {
    if (open) openedAt.current = window.location.pathname;
  }, [open]);

  // The button toggles the menu itself. While the menu fades out, Radix would also count that press as one outside.
  const handlePointerDownOutside = (event: Event) => {
    if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
  };
  // A press outside or a change of page has already moved the focus.
  const handleCloseAutoFocus = (event: Event) => {
    event.preventDefault();
    const isElsewhere = hasActedOutside.current || window.location.pathname !== openedAt.current;
    hasActedOutside.current = false;
    if (!isElsewhere) button.current?.focus();
  };

  return (
    <Menu.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Menu.Anchor virtualRef={button} />
      <Menu.Portal>
        <Content
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
          {...marks}
        >
          {children}
        </Content>
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
