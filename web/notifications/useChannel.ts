import { useToggle } from '../apollo/useToggle.ts';
import type { NotificationChannel, PreferencesFragment } from '../generated.ts';
import { useSetNotificationPreferenceMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';

type Preferences = NonNullable<PreferencesFragment['notificationPreferences']>;
type Preference = Preferences[number];

/** The field of a preference that has the state of a channel. */
const fields = { SCREEN: 'enabled', MAIL: 'mail', DIGEST: 'digest' } as const;

/** Switches a kind of notification on or off in one channel, at once. */
export function useChannel(viewer: PreferencesFragment, preference: Preference, channel: NotificationChannel) {
  const toast = useToast();
  const [setPreference] = useSetNotificationPreferenceMutation();
  const { kind } = preference;
  const isOn = preference[fields[channel]];
  const { toggle } = useToggle({
    name: `notifications:${kind}:${channel}`,
    isOn,
    write: (cache, on) => {
      cache.modify<{ notificationPreferences: Preferences }>({
        id: cache.identify(viewer),
        fields: {
          notificationPreferences: (preferences) =>
            // A preference has no id, so the cache stores it inline, never as a reference.
            (preferences as Preferences).map((each) =>
              each.kind === kind ? { ...each, [fields[channel]]: on } : each,
            ),
        },
      });
    },
    send: (enabled) => setPreference({ variables: { kind, channel, enabled } }),
    onFail: () => toast({ title: 'Failed to change the setting. Please try again.', tone: 'danger' }),
  });
  return { isOn, toggle };
}
