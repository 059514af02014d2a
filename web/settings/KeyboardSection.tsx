import { ShortcutList } from '../shortcuts/ShortcutList.tsx';
import { SettingsSection } from './SettingsSection.tsx';

export function KeyboardSection() {
  return (
    <SettingsSection
      title="Keyboard shortcuts"
      text="Keys that work on every page, except while you type or a dialog is open. The switch is for this browser."
    >
      <ShortcutList />
    </SettingsSection>
  );
}
