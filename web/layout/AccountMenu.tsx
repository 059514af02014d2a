import styled from '@emotion/styled';
import { Bike, LogOut, Settings, User } from 'lucide-react';
import { theme } from '../theme/tokens.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { menuRows } from '../ui/floatingParts.ts';
import { LazyMenu } from '../ui/Menu.tsx';
import { MenuItem } from '../ui/MenuItem.tsx';
import { MenuLink } from '../ui/MenuLink.tsx';

export interface HeaderViewer {
  displayName: string;
  username: string;
  profilePicture?: string | null;
}

interface Props {
  viewer: HeaderViewer;
  onLogout: () => void;
}

const rows = menuRows(() => import('./ThemeRow.tsx').then((module) => module.ThemeRow));

export function AccountMenu({ viewer, onLogout }: Props) {
  const trigger = (
    <Trigger type="button" aria-label={`Account of ${viewer.displayName}`}>
      <Avatar src={viewer.profilePicture} size="s" />
    </Trigger>
  );

  return (
    <LazyMenu trigger={trigger} rows={rows}>
      {(ThemeRow) => (
        <>
          <MenuLink to={`/profile/${viewer.username}`} icon={<User />}>
            Profile
          </MenuLink>
          <MenuLink to="/rides" icon={<Bike />}>
            My rides
          </MenuLink>
          <MenuLink to="/settings" icon={<Settings />}>
            Settings
          </MenuLink>
          <ThemeRow />
          <MenuItem icon={<LogOut />} onSelect={onLogout}>
            Logout
          </MenuItem>
        </>
      )}
    </LazyMenu>
  );
}

const Trigger = styled.button`
  position: relative;
  flex: none;
  border-radius: 50%;

  &::after { content: ''; position: absolute; inset: -4px; }
  &[aria-expanded='true'] { box-shadow: 0 0 0 2px ${theme.color.surface}, 0 0 0 4px ${theme.color.borderStrong}; }
`;
