import styled from '@emotion/styled';
import { Bell } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { breakpoints, theme } from '../theme/tokens.ts';
import { iconButtonStyles } from '../ui/iconButtonStyles.ts';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { usePressFirst } from '../ui/usePressFirst.ts';
import { useUnreadCount } from './useUnreadCount.ts';

const NotificationPanel = lazyDialog(() =>
  import('./NotificationPanel.tsx').then((module) => module.NotificationPanel),
);

interface Props {
  /** Absent until the session is validated. */
  viewerId: string | undefined;
}

/** The server's maximum count. */
const MAX_COUNT = 100;

const textOf = (count: number) => (count < MAX_COUNT ? `${count}` : `${MAX_COUNT - 1}+`);

const isPhone = () => window.matchMedia(`(max-width: ${breakpoints.phone}px)`).matches;

/** The number of unread notifications, and a link to them. On wide windows the link opens a panel. */
export function NotificationBell({ viewerId }: Props) {
  const count = useUnreadCount(viewerId) ?? 0;
  const [isOpen, setOpen] = useState(false);
  const showsPanel = usePressFirst(isOpen);
  const link = useRef<HTMLAnchorElement>(null);
  const { pathname } = useLocation();
  const name = count > 0 ? `Notifications, ${textOf(count)} unread` : 'Notifications';

  const handleClick = (event: MouseEvent) => {
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isElsewhere || isPhone() || pathname === '/notifications') return;
    event.preventDefault();
    setOpen(!isOpen);
  };

  return (
    <>
      <Root ref={link} to="/notifications" aria-label={name} aria-expanded={isOpen} onClick={handleClick}>
        <Bell />
        {count > 0 && <Count aria-hidden="true">{textOf(count)}</Count>}
      </Root>
      <NotificationPanel open={showsPanel} onOpenChange={setOpen} bell={link} />
    </>
  );
}

const { color } = theme;

const Root = styled(Link)`
  ${iconButtonStyles}
  ${theme.media.phone} { .lucide { width: 24px; height: 24px; stroke-width: 1.6; } }
`;

const Count = styled.span`
  position: absolute;
  top: 1px;
  left: 50%;
  min-width: 18px;
  padding: 0 4px;
  border: 2px solid ${color.surface};
  border-radius: 11px;
  background: ${color.accent};
  color: ${color.accentContrast};
  font: ${theme.type.label};
  font-size: 0.6875rem;
  line-height: 16px;
  font-variant-numeric: tabular-nums;
  text-align: center;

  ${theme.media.forcedColors} { border-color: Canvas; background: Highlight; color: HighlightText; forced-color-adjust: none; }
`;
