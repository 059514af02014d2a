import type { ReactNode } from 'react';
import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import { whenIdle } from '../lib/whenIdle.ts';
import { toastPart } from './toastPart.ts';
import type { ToastMessage, ToastState } from './toastReducer.ts';
import { useToasts } from './useToasts.ts';

/** Controls one toast: `update` changes it in place, `dismiss` closes it. */
export interface ToastHandle {
  update: (toast: Partial<ToastMessage>) => void;
  dismiss: () => void;
}

type ShowToast = (toast: ToastMessage) => ToastHandle;

const Context = createContext<ShowToast | undefined>(undefined);

interface Props {
  children: ReactNode;
}

/** Shows at most one toast. Screen readers announce it, F8 focuses it, and a swipe to the right closes it. */
export function ToastProvider({ children }: Props) {
  const { toasts, add, update, dismiss } = useToasts();
  const part = useToastPart(toasts);

  const showToast = useCallback<ShowToast>(
    (toast) => {
      const id = add(toast);
      return { update: (changes) => update(id, changes), dismiss: () => dismiss(id) };
    },
    [add, update, dismiss],
  );

  return (
    <Context.Provider value={showToast}>
      {children}
      {part && <part.ToastStack toasts={toasts} onDismiss={dismiss} />}
    </Context.Provider>
  );
}

/** Undefined without a ToastProvider above. */
export const useToastIfAny = (): ShowToast | undefined => useContext(Context);

export function useToast(): ShowToast {
  const showToast = useToastIfAny();
  if (!showToast) throw new Error('useToast must be used within a ToastProvider');
  return showToast;
}

/** The code that draws toasts, fetched when the browser is idle or the first toast is shown. A later toast repeats a failed fetch. */
function useToastPart(toasts: readonly ToastState[]) {
  const [, setArrived] = useState(false);

  useEffect(() => {
    if (toastPart.get()) return;
    const load = () =>
      toastPart.load().then(
        () => setArrived(true),
        (error: unknown) => console.error('Loading the toasts failed:', error),
      );
    if (toasts.length === 0) return whenIdle(load);
    void load();
  }, [toasts]);

  return toastPart.get();
}
