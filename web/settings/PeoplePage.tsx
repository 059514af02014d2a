import { useSession } from '../auth/useSession.ts';
import { BlockedPeople } from '../users/BlockedPeople.tsx';
import { MutedPeople } from '../users/MutedPeople.tsx';
import { SettingsFrame } from './SettingsFrame.tsx';

/** The members that the viewer has muted or blocked. The edit form of the profile has the same lists. */
export default function PeoplePage() {
  const { user } = useSession();

  return (
    <SettingsFrame>
      {user && (
        <>
          <MutedPeople />
          <BlockedPeople />
        </>
      )}
    </SettingsFrame>
  );
}
