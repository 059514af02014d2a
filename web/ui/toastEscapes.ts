import type { KeyboardEvent } from 'react';

const seen = new WeakSet<Event>();

/** Escape reaches a toast before the dialog below it. A dialog that has the focus closes as well. */
export const toastEscapes = {
  note(event: Event): void {
    seen.add(event);
  },
  /** The key handler of a dialog: closes it on an Escape that a toast has handled. */
  closing:
    (close: () => void) =>
    (event: KeyboardEvent): void => {
      if (!seen.has(event.nativeEvent)) return;
      event.stopPropagation();
      close();
    },
};
