import { useSession } from '../auth/useSession.ts';
import { SettingsFrame } from '../settings/SettingsFrame.tsx';
import { AccessTokens } from './AccessTokens.tsx';

/** The access tokens page of the settings. */
export default function TokensPage() {
  const { user } = useSession();

  return (
    <SettingsFrame>
      <AccessTokens user={user} />
    </SettingsFrame>
  );
}
