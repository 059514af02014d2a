import { useSession } from '../auth/useSession.ts';
import { SettingsFrame } from '../settings/SettingsFrame.tsx';
import { Calendars } from './Calendars.tsx';

/** The calendars among a member's settings. */
export default function CalendarsPage() {
  const { user } = useSession();
  return (
    <SettingsFrame>
      <Calendars user={user} />
    </SettingsFrame>
  );
}
