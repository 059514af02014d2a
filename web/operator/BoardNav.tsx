import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { LucideIcon } from 'lucide-react';
import {
  CalendarDays,
  FileText,
  Flag,
  KeyRound,
  LayoutDashboard,
  Mail,
  Scale,
  ScrollText,
  SlidersHorizontal,
  Users,
  UsersRound,
} from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { useCurrentLinkInView } from '../layout/useCurrentLinkInView.ts';
import { theme } from '../theme/tokens.ts';
import { type BoardTab, boardTabs, tabPath, tabTitles } from './boardTabs.ts';

const icons: Record<BoardTab, LucideIcon> = {
  overview: LayoutDashboard,
  reports: Flag,
  content: FileText,
  appeals: Scale,
  members: Users,
  invitations: Mail,
  groups: UsersRound,
  events: CalendarDays,
  instance: SlidersHorizontal,
  log: ScrollText,
  sessions: KeyRound,
};

interface Props {
  /** How much waits for the operator. */
  counts: Partial<Record<BoardTab, number>>;
}

/** The links to the tabs of the board: beside it, and above it in narrow windows. */
export function BoardNav({ counts }: Props) {
  const nav = useCurrentLinkInView('center');

  return (
    <Nav ref={nav} aria-label="Board">
      {boardTabs.map((tab) => {
        const Icon = icons[tab];
        const count = counts[tab];
        return (
          <Place key={tab} to={tabPath(tab)} end>
            <Icon />
            {tabTitles[tab]}
            {count !== undefined && count > 0 && <Count>{count}</Count>}
          </Place>
        );
      })}
    </Nav>
  );
}

const { color, media } = theme;

/* the last visible tab fades out when more tabs follow */
const row = css`
  display: flex;
  overflow-x: auto;
  padding-inline-end: 24px;
  scrollbar-width: none;
  mask-image: linear-gradient(to left, transparent, #000 24px);
`;

const Nav = styled.nav`
  display: grid;
  gap: 2px;

  ${media.tablet} { ${row} }
  ${media.phone} { ${row} }
`;

const Place = styled(NavLink)`
  display: flex;
  flex: none;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  padding: 0 12px;
  border: 1px solid transparent;
  border-radius: ${theme.radius.control};
  color: ${color.textMuted};
  font: ${theme.type.ui};
  transition: color ${theme.motion.fast};

  .lucide { width: 20px; height: 20px; stroke-width: 1.8; }
  &:hover { color: ${color.text}; }
  &[aria-current] { border-color: ${color.border}; background: ${color.surface}; color: ${color.text}; font-weight: 600; }
  &:focus-visible { outline-offset: -3px; box-shadow: none; }
  ${media.forcedColors} { &[aria-current] { border-color: Highlight; } }
`;

const Count = styled.span`
  margin-inline-start: auto;
  font: ${theme.type.label};
  font-variant-numeric: tabular-nums;
`;
