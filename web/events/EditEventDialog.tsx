import type { EventDetailsFragment } from '../generated.ts';
import { useEditGroupEventMutation } from '../generated.ts';
import { EventForm } from '../operator/EventForm.tsx';
import { changesOf } from '../operator/eventDraft.ts';
import { forgetOf } from '../operator/forgetOf.ts';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  event: EventDetailsFragment;
}

const minute = 60_000;

/** Changes an event of a group that the viewer organises. */
export function EditEventDialog({ open, onOpenChange, event }: Props) {
  const [edit] = useEditGroupEventMutation({ update: forgetOf('event') });
  if (!open) return null;
  const durationMinutes = Math.round((Date.parse(event.endsAt) - Date.parse(event.startsAt)) / minute);
  return (
    <EventForm
      title={`Edit ${event.title}`}
      saveLabel="Save"
      event={{ ...event, durationMinutes }}
      siteZone={event.timeZone}
      sending={{
        done: 'The event is changed',
        send: (draft, initial) => edit({ variables: { input: { ...changesOf(draft, initial), eventId: event.id } } }),
      }}
      onClose={() => onOpenChange(false)}
    />
  );
}
