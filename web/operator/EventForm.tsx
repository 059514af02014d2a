import { EventFields } from './EventFields.tsx';
import type { EditableEvent } from './eventDraft.ts';
import { FormDialog } from './FormDialog.tsx';
import { type EventSending, useEventForm } from './useEventForm.ts';

interface Props {
  title: string;
  saveLabel: string;
  /** The event to change. Undefined for a new one. */
  event: EditableEvent | undefined;
  /** The IANA zone of new events. */
  siteZone: string;
  sending: EventSending;
  onClose(): void;
}

/** A dialog with the facts of an event. */
export function EventForm({ title, saveLabel, event, siteZone, sending, onClose }: Props) {
  const { draft, change, errors, isSaving, submit } = useEventForm(event, sending, onClose);
  return (
    <FormDialog
      title={title}
      saveLabel={saveLabel}
      isSaving={isSaving}
      errors={errors}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <EventFields draft={draft} errors={errors} siteZone={event ? undefined : siteZone} onChange={change} />
    </FormDialog>
  );
}
