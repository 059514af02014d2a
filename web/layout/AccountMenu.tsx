import styled from '@emotion/styled';
import { Bike, LogOut, Monitor, Moon, Settings, Sun, User } from 'lucide-react';
import { useThemeChoice } from '../theme/ThemeProvider.tsx';
import { theme } from '../theme/tokens.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Menu } from '../ui/Menu.tsx';
import { MenuItem } from '../ui/MenuItem.tsx';
import { MenuLink } from '../ui/MenuLink.tsx';
import { MenuRadioRow } from '../ui/MenuRadioRow.tsx';

export interface HeaderViewer {
  displayName: string;
  username: string;
  profilePicture?: string | null;
}

interface Props {
  viewer: HeaderViewer;
  onLogout: () => void;
}

const themeOptions = [
  { value: 'light', label: 'Light', icon: <Sun /> },
  { value: 'dark', label: 'Dark', icon: <Moon /> },
  { value: 'system', label: 'System', icon: <Monitor /> },
] as const;

export function AccountMenu({ viewer, onLogout }: Props) {
  const { choice, setChoice } = useThemeChoice();
  const trigger = (
    <Trigger type="button" aria-label={`Account of ${viewer.displayName}`}>
      <Avatar src={viewer.profilePicture} size="s" />
    </Trigger>
  );

  return (
    <Menu trigger={trigger}>
      <MenuLink to={`/profile/${viewer.username}`} icon={<User />}>
        Profile
      </MenuLink>
      <MenuLink to="/rides" icon={<Bike />}>
        My rides
      </MenuLink>
      <MenuLink to="/settings" icon={<Settings />}>
        Settings
      </MenuLink>
      <MenuRadioRow label="Theme" value={choice} onValueChange={setChoice} options={themeOptions} />
      <MenuItem icon={<LogOut />} onSelect={onLogout}>
        Logout
      </MenuItem>
    </Menu>
  );
}

const Trigger = styled.button`
  position: relative;
  flex: none;
  border-radius: 50%;

  &::after { content: ''; position: absolute; inset: -4px; }
  &[aria-expanded='true'] { box-shadow: 0 0 0 2px ${theme.color.surface}, 0 0 0 4px ${theme.color.borderStrong}; }
`;
