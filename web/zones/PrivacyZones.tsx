import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useUnits } from '../auth/useUnits.ts';
import type { SessionUserFragment } from '../generated.ts';
import { useZonesPageQuery } from '../generated.ts';
import { SettingsRows } from '../settings/SettingsRows.tsx';
import { SettingsSection } from '../settings/SettingsSection.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Failure } from '../ui/Failure.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { useFocusAfterRemoval } from '../ui/useFocusAfterRemoval.ts';
import { ZoneRow } from './ZoneRow.tsx';

const NewZoneDialog = lazyDialog(() => import('./NewZoneDialog.tsx').then((module) => module.NewZoneDialog));

interface Props {
  /** Null until the stored session is validated. */
  user: SessionUserFragment | null;
}

/** The zones in which other members do not see a member's rides: create, list and delete. */
export function PrivacyZones({ user }: Props) {
  const { data, error, refetch } = useZonesPageQuery({ skip: !user });
  const [isAdding, setAdding] = useState(false);
  const zones = data?.viewer?.privacyZones;
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(zones?.length ?? 0);
  const units = useUnits();

  const content = () => {
    if (zones && zones.length === 0) {
      return (
        <EmptyState title="No privacy zones yet" hint="Add one around each place that you want to keep private." />
      );
    }
    if (zones) {
      return (
        <SettingsRows aria-label="Privacy zones">
          {zones.map((zone) => (
            <ZoneRow key={zone.id} zone={zone} units={units} />
          ))}
        </SettingsRows>
      );
    }
    if (error) return <Failure title="The privacy zones could not be loaded" onRetry={() => void refetch()} />;
    return <ListSkeleton count={2} shape="person" />;
  };

  return (
    <SettingsSection
      title="Privacy zones"
      heading={heading}
      text={explanation}
      action={
        <Button icon={<Plus />} onClick={() => setAdding(true)} disabled={!user}>
          New Zone
        </Button>
      }
    >
      {content()}
      {user && <NewZoneDialog open={isAdding} onOpenChange={setAdding} units={units} />}
    </SettingsSection>
  );
}

const explanation =
  'What lies in a zone is cut from your routes before anyone else gets them: from the map, the elevation profile, the ' +
  'length and climb beside them, and the files, those of earlier rides included. The cut begins a little outside of ' +
  'the zone, so that it does not tell where its middle is. You still see all of your routes. The distance and ' +
  'climb that you wrote for a ride are lowered to what others see of its route, unless you keep them when you add a zone. ' +
  'To move a zone, add the new one before you remove the old one.';
