import { Slot } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { TooltipLayer } from './TooltipLayer.tsx';

/** Shows one tooltip for the whole page. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <TooltipLayer />
    </>
  );
}

interface Props {
  text: string;
  /** One element that accepts native attributes. */
  children: ReactElement;
}

/** The layer reads the text from the element, so hundreds of buttons need no tooltip component each. */
export function Tooltip({ text, children }: Props) {
  return <Slot.Root data-tooltip={text}>{children}</Slot.Root>;
}
