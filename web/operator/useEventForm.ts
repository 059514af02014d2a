import type { OperatorEventRowFragment } from '../generated.ts';
import { useCreateEventMutation, useUpdateEventMutation } from '../generated.ts';
import { blankEvent, changesOf, draftOf, type EventDraft, faultsOf, newEventOf } from './eventDraft.ts';
import { forgetOf } from './forgetOf.ts';
import { useBoardForm } from './useBoardForm.ts';

/** The form of a new event, or of `event`. */
export function useEventForm(event: OperatorEventRowFragment | undefined, onSaved: () => void) {
  const initial = event ? draftOf(event) : blankEvent;
  const { save, ...form } = useBoardForm<EventDraft>(initial, onSaved);
  const [create] = useCreateEventMutation({ update: forgetOf('event') });
  const [update] = useUpdateEventMutation({ update: forgetOf('event') });

  function submit(): Promise<void> {
    const { draft } = form;
    const faults = faultsOf(draft);
    if (!event) {
      return save(faults, 'The event is created', () => create({ variables: { input: newEventOf(draft) } }));
    }
    const input = { ...changesOf(draft, initial), eventId: event.id };
    return save(faults, 'The event is changed', () => update({ variables: { input } }));
  }

  return { ...form, submit };
}
