import type { PointerEvent, ReactNode } from 'react';

interface Props {
  instant: string;
  /** When that was, in words. */
  children: ReactNode;
}

/** Tells the exact time to who points at it, and writes it no earlier: the first one takes longer than a frame. */
export function Instant({ instant, children }: Props) {
  const tell = ({ currentTarget }: PointerEvent<HTMLTimeElement>) => {
    currentTarget.title = new Date(instant).toLocaleString('en');
  };
  return (
    <time dateTime={instant} onPointerEnter={tell}>
      {children}
    </time>
  );
}
