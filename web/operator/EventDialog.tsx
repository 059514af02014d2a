import type { OperatorEventRowFragment } from '../generated.ts';
import { EventFields } from './EventFields.tsx';
import { FormDialog } from './FormDialog.tsx';
import { useEventForm } from './useEventForm.ts';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** The event to change. Undefined for a new one. */
  event: OperatorEventRowFragment | undefined;
  /** The IANA zone of new events. */
  siteZone: string;
}

/** Creates or changes an event. */
export function EventDialog({ open, onOpenChange, event, siteZone }: Props) {
  return open && <OpenDialog event={event} siteZone={siteZone} onClose={() => onOpenChange(false)} />;
}

function OpenDialog({ event, siteZone, onClose }: Pick<Props, 'event' | 'siteZone'> & { onClose(): void }) {
  const { draft, change, errors, isSaving, submit } = useEventForm(event, onClose);
  return (
    <FormDialog
      title={event ? `Edit ${event.title}` : 'New event'}
      saveLabel={event ? 'Save' : 'Create'}
      isSaving={isSaving}
      errors={errors}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <EventFields draft={draft} errors={errors} siteZone={event ? undefined : siteZone} onChange={change} />
    </FormDialog>
  );
}
