import { useSession } from '../auth/useSession.ts';
import { SettingsFrame } from '../settings/SettingsFrame.tsx';
import { PrivacyZones } from './PrivacyZones.tsx';

/** The privacy zones page of the settings. */
export default function ZonesPage() {
  const { user } = useSession();

  return (
    <SettingsFrame>
      <PrivacyZones user={user} />
    </SettingsFrame>
  );
}
