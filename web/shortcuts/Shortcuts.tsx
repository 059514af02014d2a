import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { whenIdle } from '../lib/whenIdle.ts';

/** Loads the keyboard shortcuts when the browser is idle. Without them every page still works. */
export function Shortcuts() {
  const [Keys, setKeys] = useState<ComponentType>();

  useEffect(() => {
    const load = () =>
      import('./ShortcutKeys.tsx').then(
        ({ ShortcutKeys }) => setKeys(() => ShortcutKeys),
        (error: unknown) => console.error('Loading the keyboard shortcuts failed:', error),
      );
    whenIdle(() => void load());
  }, []);

  return Keys ? <Keys /> : null;
}
