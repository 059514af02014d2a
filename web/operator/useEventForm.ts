import { blankEvent, draftOf, type EditableEvent, type EventDraft, faultsOf } from './eventDraft.ts';
import { useBoardForm } from './useBoardForm.ts';

export interface EventSending {
  /** The toast after success. */
  done: string;
  /** Sends the draft. `initial` is the draft before it was changed. */
  send(draft: EventDraft, initial: EventDraft): Promise<unknown>;
}

/** The form of a new event, or of `event`. */
export function useEventForm(event: EditableEvent | undefined, { done, send }: EventSending, onSaved: () => void) {
  const initial = event ? draftOf(event) : blankEvent;
  const { save, ...form } = useBoardForm<EventDraft>(initial, onSaved);
  const submit = () => save(faultsOf(form.draft), done, () => send(form.draft, initial));
  return { ...form, submit };
}
