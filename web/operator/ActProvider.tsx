import type { ReactNode } from 'react';
import { useState } from 'react';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { type Act, ActContext } from './actContext.ts';

const ActDialog = lazyDialog(() => import('./ActDialog.tsx').then((module) => module.ActDialog));

/** Shows the dialog of an act without return that the operator is about to perform. */
export function ActProvider({ children }: { children: ReactNode }) {
  const [act, setAct] = useState<Act | null>(null);
  const [isOpen, setOpen] = useState(false);
  const ask = (next: Act) => {
    setAct(next);
    setOpen(true);
  };
  return (
    <ActContext value={ask}>
      {children}
      {act && <ActDialog open={isOpen} onOpenChange={setOpen} act={act} />}
    </ActContext>
  );
}
