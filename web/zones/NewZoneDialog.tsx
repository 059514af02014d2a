import { useId } from 'react';
import type { Units } from '../generated.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { NewZoneForm } from './NewZoneForm.tsx';
import { useNewZone } from './useNewZone.ts';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  units: Units;
}

/** Adds a privacy zone. */
export function NewZoneDialog({ open, onOpenChange, units }: Props) {
  return open && <OpenDialog units={units} onClose={() => onOpenChange(false)} />;
}

function OpenDialog({ units, onClose }: Pick<Props, 'units'> & { onClose(): void }) {
  const form = useNewZone(units, onClose);
  const formId = useId();

  const footer = (
    <>
      <Button variant="outline" onClick={onClose} disabled={form.isCreating}>
        Cancel
      </Button>
      <Button type="submit" form={formId} pending={form.isCreating} pendingLabel="Adding...">
        Add Zone
      </Button>
    </>
  );

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title="New Privacy Zone" footer={footer}>
      <NewZoneForm id={formId} units={units} form={form} />
    </Dialog>
  );
}
