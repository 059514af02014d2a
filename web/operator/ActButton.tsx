import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import type { ButtonVariant } from '../ui/buttonStyles.ts';
import { type Act, useAct } from './actContext.ts';

interface Props {
  act: Act;
  /** The accessible name, where the text alone names no thing. */
  label?: string;
  variant?: ButtonVariant;
  disabled?: boolean;
  children: ReactNode;
}

/** A button that shows the form of an act in its place. */
export function ActButton({ act, label, variant = 'outline', disabled, children }: Props) {
  const ask = useAct();
  return (
    <Button size="small" variant={variant} disabled={disabled} aria-label={label} onClick={() => ask(act)}>
      {children}
    </Button>
  );
}
