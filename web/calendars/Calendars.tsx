import type { SessionUserFragment } from '../generated.ts';
import { useCalendarsPageQuery } from '../generated.ts';
import { SettingsRows } from '../settings/SettingsRows.tsx';
import { SettingsSection } from '../settings/SettingsSection.tsx';
import { Failure } from '../ui/Failure.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { CalendarRow } from './CalendarRow.tsx';
import { calendarsOf } from './calendarsOf.ts';

interface Props {
  /** Null until the stored session is validated. */
  user: SessionUserFragment | null;
}

/** The calendars that a member can subscribe to from a calendar program. */
export function Calendars({ user }: Props) {
  const { data, error, refetch } = useCalendarsPageQuery({ skip: !user });
  const viewer = data?.viewer;

  const content = () => {
    if (viewer) {
      return (
        <SettingsRows aria-label="Calendars">
          {calendarsOf(viewer).map((calendar) => (
            <CalendarRow key={calendar.key} viewerId={viewer.id} calendar={calendar} onStale={() => void refetch()} />
          ))}
        </SettingsRows>
      );
    }
    if (error) return <Failure title="The calendars could not be loaded" onRetry={() => void refetch()} />;
    return <ListSkeleton count={3} shape="person" />;
  };

  return (
    <SettingsSection title="Calendars" text={explanation}>
      {content()}
    </SettingsSection>
  );
}

const explanation =
  'A link adds rides or events to the calendar of your phone or computer, and keeps them up to date. It shows only ' +
  'what you may see at that time, and no names of other members.';
