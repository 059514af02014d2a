import { useSession } from '../auth/useSession.ts';
import { EmergencySection } from '../contacts/EmergencySection.tsx';
import { DataSection } from './DataSection.tsx';
import { DeletionSection } from './DeletionSection.tsx';
import { DevicesSection } from './DevicesSection.tsx';
import { ElsewhereSection } from './ElsewhereSection.tsx';
import { KeyboardSection } from './KeyboardSection.tsx';
import { MailSection } from './MailSection.tsx';
import { PasskeySection } from './PasskeySection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { ProviderSection } from './ProviderSection.tsx';
import { SettingsFrame } from './SettingsFrame.tsx';

/** The page of a member's own account. */
export default function SettingsPage() {
  const { user } = useSession();

  return (
    <SettingsFrame>
      <PasswordSection user={user} />
      <PasskeySection />
      <ProviderSection />
      <MailSection />
      <DevicesSection user={user} />
      <EmergencySection />
      <ElsewhereSection user={user} />
      <KeyboardSection />
      <DataSection user={user} />
      <DeletionSection user={user} />
    </SettingsFrame>
  );
}
