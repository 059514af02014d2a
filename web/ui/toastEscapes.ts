import type { KeyboardEvent } from 'react';

const seen = new WeakSet<Event>();

/** A toast lies above a dialog and is given the Escape key first; a dialog that has the focus was meant as well. */
export const toastEscapes = {
  note(event: Event): void {
    seen.add(event);
  },
  /** The key handler of a dialog: closes it on an Escape that a toast was given. */
  closing:
    (close: () => void) =>
    (event: KeyboardEvent): void => {
      if (!seen.has(event.nativeEvent)) return;
      event.stopPropagation();
      close();
    },
};
