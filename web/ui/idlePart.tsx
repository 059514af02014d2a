import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { whenIdle } from '../lib/whenIdle.ts';
import { lazyPart } from './lazyPart.ts';

/** A part that loads when the browser is idle. Without it every page still works. The log uses the name of the part. */
export function idlePart(name: string, load: () => Promise<ComponentType>): ComponentType {
  const part = lazyPart(load);
  // biome-ignore lint/correctness/noComponentHookFactories: each part is made once, at the top of a module.
  return function IdlePart() {
    const [Part, setPart] = useState<ComponentType>();

    useEffect(() => {
      const show = () =>
        part.load().then(
          (loaded) => setPart(() => loaded),
          (error: unknown) => console.error(`Loading ${name} failed:`, error),
        );
      whenIdle(() => void show());
    }, []);

    return Part ? <Part /> : null;
  };
}
