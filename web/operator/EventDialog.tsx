import type { OperatorEventRowFragment } from '../generated.ts';
import { useCreateEventMutation, useUpdateEventMutation } from '../generated.ts';
import { EventForm } from './EventForm.tsx';
import { changesOf, newEventOf } from './eventDraft.ts';
import { forgetOf } from './forgetOf.ts';

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
  const [create] = useCreateEventMutation({ update: forgetOf('event') });
  const [update] = useUpdateEventMutation({ update: forgetOf('event') });
  const shared = { event, siteZone, onClose: () => onOpenChange(false) };
  if (!open) return null;
  if (!event) {
    return (
      <EventForm
        {...shared}
        title="New event"
        saveLabel="Create"
        sending={{
          done: 'The event is created',
          send: (draft) => create({ variables: { input: newEventOf(draft) } }),
        }}
      />
    );
  }
  return (
    <EventForm
      {...shared}
      title={`Edit ${event.title}`}
      saveLabel="Save"
      sending={{
        done: 'The event is changed',
        send: (draft, initial) => update({ variables: { input: { ...changesOf(draft, initial), eventId: event.id } } }),
      }}
    />
  );
}
