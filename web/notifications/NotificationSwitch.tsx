import { useToggle } from '../apollo/useToggle.ts';
import type { NotificationKind, PreferencesFragment } from '../generated.ts';
import { useSetNotificationPreferenceMutation } from '../generated.ts';
import { Switch } from '../ui/Switch.tsx';
import { useToast } from '../ui/Toast.tsx';

interface Props {
  viewer: PreferencesFragment;
  kind: NotificationKind;
  label: string;
  isOn: boolean;
}

type Preferences = NonNullable<PreferencesFragment['notificationPreferences']>;

/** Switches one kind of notification on or off, at once. */
export function NotificationSwitch({ viewer, kind, label, isOn }: Props) {
  const toast = useToast();
  const [setPreference] = useSetNotificationPreferenceMutation();
  const { toggle } = useToggle({
    name: `notifications:${kind}`,
    isOn,
    write: (cache, on) => {
      cache.modify<{ notificationPreferences: Preferences }>({
        id: cache.identify(viewer),
        fields: {
          notificationPreferences: (preferences) =>
            // A preference has no id, so the cache stores it inline, never as a reference.
            (preferences as Preferences).map((each) => (each.kind === kind ? { ...each, enabled: on } : each)),
        },
      });
    },
    send: (enabled) => setPreference({ variables: { kind, enabled } }),
    onDone: () => {},
    onFail: () => toast({ title: 'Failed to change the setting. Please try again.', tone: 'danger' }),
  });

  return <Switch label={label} checked={isOn} onCheckedChange={toggle} />;
}
