import { Moon, Sun } from 'lucide-react';
import { useThemeChoice } from '../theme/ThemeProvider.tsx';
import { IconButton } from '../ui/IconButton.tsx';

/** Switches between the light and the dark theme. */
export function ThemeButton() {
  const { isDark, toggle } = useThemeChoice();
  return (
    <IconButton
      label={isDark ? 'Switch to light theme' : 'Switch to dark theme'}
      icon={isDark ? <Sun /> : <Moon />}
      onClick={toggle}
    />
  );
}
