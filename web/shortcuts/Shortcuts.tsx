import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { whenIdle } from '../lib/whenIdle.ts';
import { lazyPart } from '../ui/lazyPart.ts';

const keysPart = lazyPart(() => import('./ShortcutKeys.tsx').then((module) => module.ShortcutKeys));

/** The keyboard shortcuts, whose code loads when the browser is idle. Without them every page still works. */
export function Shortcuts() {
  const [Keys, setKeys] = useState<ComponentType>();

  useEffect(() => {
    const show = () =>
      keysPart.load().then(
        (loaded) => setKeys(() => loaded),
        (error: unknown) => console.error('Loading the keyboard shortcuts failed:', error),
      );
    whenIdle(() => void show());
  }, []);

  return Keys ? <Keys /> : null;
}
