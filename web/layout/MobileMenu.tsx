import styled from '@emotion/styled';
import { Menu } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { theme } from '../theme/tokens.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { motions } from '../ui/motions.ts';
import { navigationLinks } from './navigationLinks.ts';

/** On phones only: a button that opens a sheet under the header, which is the sheet's positioned ancestor. */
export function MobileMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const sheetId = useId();
  const close = () => setIsOpen(false);

  useEffect(() => {
    if (!isOpen) return;
    const handlePointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setIsOpen(false);
    };
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      root.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', handlePointerDown);
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      document.removeEventListener('pointerdown', handlePointerDown);
      document.removeEventListener('keydown', handleKeyDown);
    };
  }, [isOpen]);

  return (
    <Root ref={root}>
      <IconButton
        label="Menu"
        icon={<Menu />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? sheetId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <Sheet id={sheetId} aria-label="Menu">
          {navigationLinks.map(({ to, label, Icon }) => (
            <NavLink key={to} to={to} onClick={close}>
              <Icon />
              {label}
            </NavLink>
          ))}
        </Sheet>
      )}
    </Root>
  );
}

const { color, size } = theme;

const Root = styled.div`
  display: none;

  ${theme.media.phone} { display: block; }
  > button .lucide { width: 24px; height: 24px; stroke-width: 1.6; }
`;

const Sheet = styled.nav`
  position: absolute;
  top: 100%;
  right: 0;
  left: 0;
  display: grid;
  padding: 8px ${size.edge} 12px;
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
  box-shadow: ${theme.shadow.float};
  animation: ${motions.fadeIn} ${theme.motion.normal} ${theme.motion.ease};

  a {
    display: flex;
    align-items: center;
    gap: 16px;
    min-height: 52px;
    border-bottom: 1px solid ${color.border};
    font: ${theme.type.subheading};
  }
  a:last-of-type { border-bottom: 0; }
  a:focus-visible { outline-offset: -4px; border-radius: 8px; box-shadow: none; }
  .lucide { color: ${color.textMuted}; }
  a[aria-current], a[aria-current] .lucide { color: ${color.accentText}; }
`;
