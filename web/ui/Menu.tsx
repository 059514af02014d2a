import styled from '@emotion/styled';
import { DropdownMenu } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { useRef } from 'react';
import { theme } from '../theme/tokens.ts';
import { floatingStyles } from './floatingStyles.ts';
import { usePointed } from './usePointed.ts';

interface Props {
  /** The button that opens it: one element that takes a ref and native attributes. */
  trigger: ReactElement;
  children: ReactNode;
}

export function Menu({ trigger, children }: Props) {
  const { marks } = usePointed();
  const openedAt = useRef('');
  const button = useRef<HTMLButtonElement>(null);

  const handleOpenChange = (open: boolean) => {
    if (open) openedAt.current = window.location.pathname;
  };
  // The button opens and closes by itself. While the menu fades out, Radix would count a press of it as one beside the menu as
  // well, and close what that press has just opened.
  const handlePointerDownOutside = (event: Event) => {
    if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
  };
  // Whoever has gone to another page by the menu goes on there, not at the menu's button.
  const handleCloseAutoFocus = (event: Event) => {
    if (window.location.pathname !== openedAt.current) event.preventDefault();
  };

  return (
    <DropdownMenu.Root modal={false} onOpenChange={handleOpenChange}>
      <DropdownMenu.Trigger asChild ref={button} {...marks}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          onPointerDownOutside={handlePointerDownOutside}
          onCloseAutoFocus={handleCloseAutoFocus}
          {...marks}
        >
          {children}
        </Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const Content = styled(DropdownMenu.Content)`
  ${floatingStyles}
  width: 208px;
  max-height: var(--radix-dropdown-menu-content-available-height);
  overflow: auto;

  &:focus-visible { outline: 0; box-shadow: ${theme.shadow.float}; }
`;
