import type { RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';

export interface Size {
  width: number;
  height: number;
}

/** The current size of an element in pixels. Undefined before the first layout. */
export function useSize<Target extends Element>(): [RefObject<Target | null>, Size | undefined] {
  const target = useRef<Target>(null);
  const [size, setSize] = useState<Size>();

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
