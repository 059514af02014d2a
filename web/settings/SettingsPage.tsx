import { useSession } from '../auth/useSession.ts';
import { DataSection } from './DataSection.tsx';
import { DeletionSection } from './DeletionSection.tsx';
import { DevicesSection } from './DevicesSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { SettingsFrame } from './SettingsFrame.tsx';

/** The page of a member's own account. */
export default function SettingsPage() {
  const { user } = useSession();

  return (
    <SettingsFrame>
      <PasswordSection user={user} />
      <DevicesSection user={user} />
      <DataSection user={user} />
      <DeletionSection user={user} />
    </SettingsFrame>
  );
}
