import { Moon, Sun } from 'lucide-react';
import { useThemeChoice } from '../theme/ThemeProvider.tsx';
import { IconButton } from '../ui/IconButton.tsx';

/** Turns to the other print. */
export function ThemeButton() {
  const { isDark, flip } = useThemeChoice();
  return (
    <IconButton
      label={isDark ? 'Switch to light theme' : 'Switch to dark theme'}
      icon={isDark ? <Sun /> : <Moon />}
      onClick={flip}
    />
  );
}
