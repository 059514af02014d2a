import { useState } from 'react';
import { SettingsSection } from '../settings/SettingsSection.tsx';
import { Button } from '../ui/Button.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';

const EmergencyDialog = lazyDialog(() => import('./EmergencyDialog.tsx').then((module) => module.EmergencyDialog));

/** The settings section for the emergency contact. Its dialog has the texts. */
export function EmergencySection() {
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsSection title="Emergency contact" text="Whom to call if something happens to you on a ride.">
      <div>
        <Button variant="outline" onClick={() => setOpen(true)}>
          Emergency Contact
        </Button>
      </div>
      <EmergencyDialog open={isOpen} onOpenChange={setOpen} />
    </SettingsSection>
  );
}
