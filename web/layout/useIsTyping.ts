import { useEffect, useState } from 'react';

const fields = 'textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="file"])';

/** Whether a text field of the page has the focus. The fields of dialogs do not count, because they cover the page. */
export function useIsTyping(): boolean {
  const [isTyping, setTyping] = useState(false);

  useEffect(() => {
    const end = new AbortController();
    let isPressed = false;
    const check = () => {
      const { activeElement } = document;
      if (!isPressed) setTyping(activeElement?.matches(fields) === true && !activeElement.closest('[role$="dialog"]'));
    };
    // A press takes the focus from the field before it ends. Until then nothing may move below the finger.
    const checkLater = () => setTimeout(check);
    const press = () => {
      isPressed = true;
    };
    const release = () => {
      isPressed = false;
      checkLater();
    };

    const { signal } = end;
    document.addEventListener('pointerdown', press, { capture: true, signal });
    for (const type of ['pointerup', 'pointercancel'])
      document.addEventListener(type, release, { capture: true, signal });
    for (const type of ['focusin', 'focusout', 'keyup']) document.addEventListener(type, checkLater, { signal });
    check();
    return () => end.abort();
  }, []);

  return isTyping;
}
