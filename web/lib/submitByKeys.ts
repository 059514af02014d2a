import type { KeyboardEvent } from 'react';

/** The key handler of a form: Ctrl+Enter, or Command+Enter, presses its send button. */
export function submitByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing;
  if (!isSend || event.defaultPrevented) return;
  event.preventDefault();
  // The button may be outside the form, in the footer of a dialog.
  const button = [...event.currentTarget.elements].find(
    (each) => each instanceof HTMLButtonElement && each.type === 'submit',
  );
  if (button instanceof HTMLButtonElement && !button.disabled) event.currentTarget.requestSubmit(button);
}
