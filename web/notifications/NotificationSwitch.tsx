import type { PreferencesFragment } from '../generated.ts';
import { Switch } from '../ui/Switch.tsx';
import { kindLabels } from './kindLabels.ts';
import { useChannel } from './useChannel.ts';

interface Props {
  viewer: PreferencesFragment;
  preference: NonNullable<PreferencesFragment['notificationPreferences']>[number];
}

/** Switches one kind of notification on or off on the screen, at once. */
export function NotificationSwitch({ viewer, preference }: Props) {
  const { isOn, toggle } = useChannel(viewer, preference, 'SCREEN');

  return <Switch label={kindLabels[preference.kind]} checked={isOn} onCheckedChange={toggle} />;
}
