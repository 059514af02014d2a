import { useSession } from '../auth/useSession.ts';
import { SettingsFrame } from '../settings/SettingsFrame.tsx';
import { Calendars } from './Calendars.tsx';

/** The calendars page of the settings. */
export default function CalendarsPage() {
  const { user } = useSession();
  return (
    <SettingsFrame>
      <Calendars user={user} />
    </SettingsFrame>
  );
}
