import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { SessionUserFragment } from '../generated.ts';
import { useZonesPageQuery } from '../generated.ts';
import { SettingsRows } from '../settings/SettingsRows.tsx';
import { SettingsSection } from '../settings/SettingsSection.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Failure } from '../ui/Failure.tsx';
import { LoadingBones } from '../ui/LoadingBones.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { useFocusAfterLeaving } from '../ui/useFocusAfterLeaving.ts';
import { ZoneRow } from './ZoneRow.tsx';

const NewZoneDialog = lazyDialog(() => import('./NewZoneDialog.tsx').then((module) => module.NewZoneDialog));

interface Props {
  /** Null until the stored session is validated. */
  user: SessionUserFragment | null;
}

/** The circles in which nobody else sees a member ride: to make, to look through and to remove. */
export function PrivacyZones({ user }: Props) {
  const { data, error, refetch } = useZonesPageQuery({ skip: !user });
  const [isAdding, setAdding] = useState(false);
  const zones = data?.viewer?.privacyZones;
  const heading = useFocusAfterLeaving<HTMLHeadingElement>(zones?.length ?? 0);
  const units = user?.unitsPreference ?? 'IMPERIAL';

  const content = () => {
    if (zones && zones.length === 0) {
      return <EmptyState title="No privacy zones yet" hint="Add one around each place that is nobody’s business." />;
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
    return <LoadingBones count={2} shape="person" />;
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
  'length and climb beside them, and the GPX file, those of earlier rides included. The cut begins a little outside of ' +
  'the zone, so that it does not tell where its middle is. You still see all of your routes. The distance and ' +
  'elevation of a new ride are filled in as others see them; those that a ride has stay as they are.';
