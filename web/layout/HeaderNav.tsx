import styled from '@emotion/styled';
import { NavLink } from 'react-router-dom';
import { theme } from '../theme/tokens.ts';
import { navigationLinks } from './navigationLinks.ts';

export function HeaderNav() {
  return (
    <Nav aria-label="Main">
      {navigationLinks.map(({ to, label }) => (
        <Place key={to} to={to}>
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
  height: 100%;
  margin-left: 32px;

  ${media.phone} { display: none; }
`;

const Place = styled(NavLink)`
  position: relative;
  display: inline-flex;
  align-items: center;
  padding: 0 14px;
  color: ${color.textMuted};
  font: ${theme.type.ui};
  transition: color ${theme.motion.fast};

  &:hover { color: ${color.text}; }
  &[aria-current] { color: ${color.text}; font-weight: 600; }
  &[aria-current]::after {
    content: '';
    position: absolute;
    right: 12px;
    bottom: -1px;
    left: 12px;
    height: 3px;
    border-radius: 3px 3px 0 0;
    background: ${color.accent};
  }
  &:focus-visible { outline-offset: -6px; border-radius: 14px; box-shadow: none; }
  ${media.forcedColors} { &[aria-current]::after { background: Highlight; } }
`;
