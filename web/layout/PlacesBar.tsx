import styled from '@emotion/styled';
import { Bike, CalendarDays, House, PencilLine, Users } from 'lucide-react';
import { NavLink, useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../auth/useSession.ts';
import { composeRequest } from '../home/useComposeRequest.ts';
import { breakpoints, theme } from '../theme/tokens.ts';
import { motions } from '../ui/motions.ts';
import { useIsTyping } from './useIsTyping.ts';

/** On phones, for members: the four places and the composer at the foot of the window. */
export function PlacesBar() {
  const { user, expected } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const isTyping = useIsTyping();
  if (!user && !expected) return null;

  const handleNewPost = () => {
    const isHome = location.pathname === '/';
    navigate(isHome ? location : '/', { state: composeRequest, replace: isHome });
  };

  return (
    <Bar aria-label="Places" hidden={isTyping}>
      <NavLink to="/" end>
        <House />
        Feed
      </NavLink>
      <NavLink to="/groups">
        <Users />
        Groups
      </NavLink>
      <button type="button" onClick={handleNewPost}>
        <PencilLine />
        New post
      </button>
      <NavLink to="/events">
        <CalendarDays />
        Events
      </NavLink>
      <NavLink to="/rides">
        <Bike />
        My rides
      </NavLink>
    </Bar>
  );
}

const { color, media } = theme;

/** A low window, such as a phone on its side, keeps its height for the page. */
const shown = `@media (max-width: ${breakpoints.phone}px) and (min-height: 480px)`;

const Bar = styled.nav`
  display: none;

  ${shown} {
    position: fixed;
    right: 0;
    bottom: 0;
    left: 0;
    z-index: ${theme.layer.header};
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    height: var(--foot-bar);
    padding-bottom: env(safe-area-inset-bottom);
    border-top: 1px solid ${color.border};
    background: ${color.surface};
    animation: ${motions.fadeIn} ${theme.motion.normal} ${theme.motion.ease};

    /* the bar covers neither the end of the page nor the focused element */
    html:has(&):not(:has([data-foot-bar])) {
      --foot-bar: calc(40px + 1rem + env(safe-area-inset-bottom));
      scroll-padding-bottom: calc(var(--foot-bar) + 16px);
    }
    body:has(&) { padding-bottom: var(--foot-bar, 0px); }
    /* a page with a bar of its own has no second one */
    body:has([data-foot-bar]) & { display: none; }
    /* the menu leads to the same places */
    body:has(header [aria-label='Menu'][aria-expanded='true']) & { visibility: hidden; }
  }

  > * {
    position: relative;
    display: grid;
    gap: 2px;
    align-content: center;
    justify-items: center;
    overflow: hidden;
    color: ${color.textMuted};
    font: ${theme.type.label};
    white-space: nowrap;
    -webkit-tap-highlight-color: transparent;
    transition: color ${theme.motion.fast}, background ${theme.motion.fast};
  }
  > :active { background: ${color.surfacePressed}; }
  > :focus-visible { outline-offset: -2px; border-radius: ${theme.radius.control}; box-shadow: none; }
  .lucide { width: 24px; height: 24px; stroke-width: 1.6; }

  > [aria-current] { color: ${color.accentText}; }
  > [aria-current]::before {
    content: '';
    position: absolute;
    top: 0;
    right: 25%;
    left: 25%;
    height: 3px;
    border-radius: 0 0 3px 3px;
    background: ${color.accent};
  }
  button .lucide {
    width: 40px;
    padding: 2px 8px;
    border-radius: ${theme.radius.control};
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
  ${media.forcedColors} { > [aria-current]::before { background: Highlight; } }
`;
