import type { RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';

export interface Size {
  width: number;
  height: number;
}

/** How large an element is, in pixels, also after the window has changed; `first` until it is drawn. */
export function useSize<Target extends Element>(first: Size): [RefObject<Target | null>, Size] {
  const target = useRef<Target>(null);
  const [size, setSize] = useState(first);

  useLayoutEffect(() => {
    const element = target.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return [target, size];
}
