import type { PointerEvent, ReactNode } from 'react';

interface Props {
  instant: string;
  /** The instant as text. */
  children: ReactNode;
}

/** Shows the exact time on hover. It is formatted on demand, because the first formatting takes longer than a frame. */
export function Instant({ instant, children }: Props) {
  const showExactTime = ({ currentTarget }: PointerEvent<HTMLTimeElement>) => {
    currentTarget.title = new Date(instant).toLocaleString('en');
  };
  return (
    <time dateTime={instant} onPointerEnter={showExactTime}>
      {children}
    </time>
  );
}
