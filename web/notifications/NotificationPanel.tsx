import styled from '@emotion/styled';
import { Popover } from 'radix-ui';
import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { theme } from '../theme/tokens.ts';
import { floatingStyles } from '../ui/floatingStyles.ts';
import { MarkAllRead } from './MarkAllRead.tsx';
import { NotificationList } from './NotificationList.tsx';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** The bell: the panel's anchor, and the element that gets the focus back. */
  bell: RefObject<HTMLAnchorElement | null>;
}

/** The newest notifications, below the bell. */
export function NotificationPanel({ open, onOpenChange, bell }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const openedAt = useRef('');
  useCloseOnNavigation(onOpenChange);

  // The bell's own handler opens and closes the panel.
  const handleOutside = (event: Event) => {
    if (event.target instanceof Node && bell.current?.contains(event.target)) event.preventDefault();
  };
  const handleOpenFocus = (event: Event) => {
    event.preventDefault();
    openedAt.current = window.location.pathname;
    heading.current?.focus();
  };
  const handleCloseFocus = (event: Event) => {
    event.preventDefault();
    // Navigation or a press elsewhere has already moved the focus.
    const isHere = window.location.pathname === openedAt.current;
    if (isHere && document.activeElement === document.body) bell.current?.focus();
  };

  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={bell as RefObject<HTMLAnchorElement>} />
      <Popover.Portal>
        <Sheet
          align="end"
          sideOffset={8}
          collisionPadding={8}
          aria-labelledby="notification-panel-title"
          onOpenAutoFocus={handleOpenFocus}
          onCloseAutoFocus={handleCloseFocus}
          onInteractOutside={handleOutside}
        >
          <Head>
            <h2 id="notification-panel-title" ref={heading} tabIndex={-1}>
              Notifications
            </h2>
            <MarkAllRead onDone={() => heading.current?.focus()} />
          </Head>
          <Scroll>
            <NotificationList heading={heading} isShort />
          </Scroll>
          <Foot to="/notifications">See all notifications</Foot>
        </Sheet>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Closes the panel after navigation. */
function useCloseOnNavigation(onOpenChange: (open: boolean) => void): void {
  const { key } = useLocation();
  const openedAt = useRef(key);

  useEffect(() => {
    if (openedAt.current === key) return;
    openedAt.current = key;
    onOpenChange(false);
  }, [key, onOpenChange]);
}

const { color } = theme;

const Sheet = styled(Popover.Content)`
  ${floatingStyles}
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  width: 400px;
  max-height: min(640px, var(--radix-popover-content-available-height));
  padding: 0;
  overflow: hidden;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 56px;
  padding: 8px 8px 8px 16px;
  border-bottom: 1px solid ${color.border};

  h2 { font: ${theme.type.subheading}; }
  h2:focus { outline: 0; box-shadow: none; }
`;

const Scroll = styled.div`
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Foot = styled(Link)`
  display: grid;
  place-items: center;
  min-height: ${theme.size.touch};
  border-top: 1px solid ${color.border};
  color: ${color.accentText};
  font: ${theme.type.ui};

  ${theme.media.hover} { &:hover { background: ${color.surfaceHover}; } }
  &:focus-visible { outline-offset: -4px; border-radius: 10px; box-shadow: none; }
`;
