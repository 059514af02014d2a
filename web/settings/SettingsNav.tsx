import styled from '@emotion/styled';
import { NavLink } from 'react-router-dom';
import { useCurrentLinkInView } from '../layout/useCurrentLinkInView.ts';
import { theme } from '../theme/tokens.ts';

export const settingsPlaces = [
  { to: '/settings', label: 'Account' },
  { to: '/settings/notifications', label: 'Notify me' },
  { to: '/settings/people', label: 'Muted and blocked' },
  { to: '/settings/zones', label: 'Privacy zones' },
  { to: '/settings/calendars', label: 'Calendars' },
  { to: '/settings/tokens', label: 'Access tokens' },
];

export function SettingsNav() {
  const nav = useCurrentLinkInView();

  return (
    <Nav ref={nav} aria-label="Settings">
      {settingsPlaces.map(({ to, label }) => (
        <Place key={to} to={to} end>
          {label}
        </Place>
      ))}
    </Nav>
  );
}

const { color, media } = theme;

const Nav = styled.nav`
  display: flex;
  gap: 4px;
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px 0 ${color.border};
`;

const Place = styled(NavLink)`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  height: 49px;
  padding: 0 14px;
  color: ${color.textMuted};
  font: ${theme.type.ui};
  transition: color ${theme.motion.fast};

  &:first-of-type { padding-left: 2px; }
  &:hover { color: ${color.text}; }
  &[aria-current] { color: ${color.text}; font-weight: 600; }
  &[aria-current]::after {
    content: '';
    position: absolute;
    right: 12px;
    bottom: 0;
    left: 12px;
    height: 3px;
    border-radius: 3px 3px 0 0;
    background: ${color.accent};
  }
  &:first-of-type[aria-current]::after { left: 0; }
  &:focus-visible { outline-offset: -4px; border-radius: 8px; box-shadow: none; }
  ${media.forcedColors} { &[aria-current]::after { background: Highlight; } }
`;
