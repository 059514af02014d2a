import { useSession } from '../auth/useSession.ts';
import { SettingsFrame } from '../settings/SettingsFrame.tsx';
import { Removals } from './Removals.tsx';

/** The page of the settings about what the operator removed. */
export default function RemovalsPage() {
  const { user } = useSession();

  return (
    <SettingsFrame>
      <Removals user={user} />
    </SettingsFrame>
  );
}
