import { Monitor, Moon, Sun } from 'lucide-react';
import { useThemeChoice } from '../theme/ThemeProvider.tsx';
import { MenuRadioRow } from '../ui/MenuRadioRow.tsx';

const options = [
  { value: 'light', label: 'Light', icon: <Sun /> },
  { value: 'dark', label: 'Dark', icon: <Moon /> },
  { value: 'system', label: 'System', icon: <Monitor /> },
] as const;

/** The choice of the theme, in a menu. */
export function ThemeRow() {
  const { choice, setChoice } = useThemeChoice();
  return <MenuRadioRow label="Theme" value={choice} onValueChange={setChoice} options={options} />;
}
